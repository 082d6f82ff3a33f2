// @generated from schemas/handoff-context.schema.json by `npm run generate`. Do not edit.
import {
  type Check,
  type Contract,
  defineContract,
  isLongerThan,
  isObject,
  type Issues,
  parse,
  refuse,
  refuseClosest,
  safeParse,
  type SafeParseResult,
} from "../src/runtime/index.js";
import {
  anyHandoffContextJsonSchema,
  handoffContextJsonSchema,
  pipelineContextJsonSchema,
  taskDelegationContextJsonSchema,
} from "./handoff-context.schema.js";

const reasonExpected = 'one of "direct_handoff", "pipeline_execution", "task_delegation", "escalation", "review_request"';
const handoffContextKeys = {
  required: { reason: reasonExpected, parentAgent: "a string", transferCount: "an integer from 0 to 10" },
  optional: ["sessionId", "metadata"],
};
const pipelineContextKeys = {
  required: {
    reason: '"pipeline_execution"',
    parentAgent: "a string",
    transferCount: "an integer from 0 to 10",
    pipelineName: "a string",
    currentStep: "an integer of at least 1",
    totalSteps: "an integer of at least 1",
  },
  optional: ["sessionId", "isLastStep", "stepResults", "pipelineData", "metadata"],
};
const taskDelegationContextKeys = {
  required: {
    reason: '"task_delegation"',
    parentAgent: "a string",
    transferCount: "an integer from 0 to 10",
    taskId: "a string",
    taskDescription: "a string of at most 500 characters",
  },
  optional: ["sessionId", "verificationCriteria", "relevantFiles", "previousTaskOutputs", "metadata"],
};
const anyHandoffContextBranches = [
  {
    check: checkHandoffContext,
    keys: handoffContextKeys,
    literals: {
      reason: ["direct_handoff", "pipeline_execution", "task_delegation", "escalation", "review_request"],
    },
  },
  {
    check: checkPipelineContext,
    keys: pipelineContextKeys,
    literals: {
      reason: ["pipeline_execution"],
    },
  },
  {
    check: checkTaskDelegationContext,
    keys: taskDelegationContextKeys,
    literals: {
      reason: ["task_delegation"],
    },
  },
];

/**
 * SWL Handoff Context Schemas.
 * Schemas para contexto de transferencia entre agentes SWL. Portados del patrón HandoffContext/PipelineContext de
 * rowboat con adaptación al sistema de agentes Claude Code.
 * 3 examples in the schema.
 * Schema: `handoff-context.schema.json#`
 */
export type AnyHandoffContext = HandoffContext | PipelineContext | TaskDelegationContext;

/** True if `value` is a valid {@link AnyHandoffContext}. Never throws. */
export function isAnyHandoffContext(value: unknown): value is AnyHandoffContext {
  try {
    return checkAnyHandoffContext(value);
  } catch {
    return false;
  }
}

/**
 * Records in `issues` everything that keeps `value` from being {@link AnyHandoffContext}, and returns whether
 * nothing does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkAnyHandoffContext(value: unknown, issues?: Issues): boolean {
  let check: Check = checkHandoffContext;
  if (isObject(value)) {
    // Each of these keys is required by one member of the union and allowed by no other.
    if (value["pipelineName"] !== undefined) check = checkPipelineContext;
    else if (value["taskId"] !== undefined) check = checkTaskDelegationContext;
  }
  return check(value) || refuseClosest(issues, value, anyHandoffContextBranches);
}

/**
 * Contexto mínimo de transferencia entre dos agentes. Incluye trazabilidad de la cadena y limite de profundidad.
 * Schema: `handoff-context.schema.json#/definitions/HandoffContext`
 */
export type HandoffContext = {
  /**
   * Motivo de la transferencia. 'escalation' para problemas que superan capacidad del agente origen.
   * 'review_request' para validación de calidad.
   * One of "direct_handoff", "pipeline_execution", "task_delegation", "escalation", "review_request". Schema:
   * `/definitions/HandoffContext/properties/reason`
   */
  readonly reason: "direct_handoff" | "pipeline_execution" | "task_delegation" | "escalation" | "review_request";
  /**
   * Nombre del agente que origina la transferencia (ej: 'orquestador-swl', 'planificador-swl').
   * A string. Schema: `/definitions/HandoffContext/properties/parentAgent`
   */
  readonly parentAgent: string;
  /**
   * Número de transferencias desde el agente raíz. Si supera 10, el agente debe rechazar y reportar loop al usuario.
   * An integer from 0 to 10. Schema: `/definitions/HandoffContext/properties/transferCount`
   */
  readonly transferCount: number;
  /**
   * ID de la sesión de Claude Code para correlación con run-log.js.
   * A string. Schema: `/definitions/HandoffContext/properties/sessionId`
   */
  readonly sessionId?: string;
  /**
   * Datos adicionales específicos del dominio (libre). No incluir datos sensibles ni contexto de conversación
   * completo.
   * An object. Schema: `/definitions/HandoffContext/properties/metadata`
   */
  readonly metadata?: { readonly [key: string]: unknown };
  readonly pipelineName?: never;
  readonly currentStep?: never;
  readonly totalSteps?: never;
  readonly isLastStep?: never;
  readonly stepResults?: never;
  readonly pipelineData?: never;
  readonly taskId?: never;
  readonly taskDescription?: never;
  readonly verificationCriteria?: never;
  readonly relevantFiles?: never;
  readonly previousTaskOutputs?: never;
};

/** True if `value` is a valid {@link HandoffContext}. Never throws. */
export function isHandoffContext(value: unknown): value is HandoffContext {
  try {
    return checkHandoffContext(value);
  } catch {
    return false;
  }
}

/**
 * Records in `issues` everything that keeps `value` from being {@link HandoffContext}, and returns whether nothing
 * does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkHandoffContext(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;
  if (value["reason"] === undefined && issues === undefined) return false;
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "reason":
        found++;
        if (
          property !== "direct_handoff" &&
          property !== "pipeline_execution" &&
          property !== "task_delegation" &&
          property !== "escalation" &&
          property !== "review_request"
        ) {
          if (!issues?.note(typeof property !== "string" ? "type" : "enum", reasonExpected, key)) return false;
        }
        break;
      case "parentAgent":
        found++;
        if (typeof property !== "string" && !issues?.note("type", "a string", key)) return false;
        break;
      case "transferCount":
        found++;
        if (typeof property !== "number" || !Number.isInteger(property)) {
          if (!issues?.note("type", "an integer from 0 to 10", key)) return false;
        } else {
          if (property < 0 && !issues?.note("minimum", "at least 0", key)) return false;
          if (property > 10 && !issues?.note("maximum", "at most 10", key)) return false;
        }
        break;
      case "sessionId":
        if (typeof property !== "string" && !issues?.note("type", "a string", key)) return false;
        break;
      case "metadata":
        if (!isObject(property) && !issues?.note("type", "an object", key)) return false;
        break;
      default:
        if (!issues?.noteUnknown(handoffContextKeys, key)) return false;
    }
  }
  if (found !== 3 && !issues?.noteMissing(value, handoffContextKeys)) return false;
  return issues === undefined || issues.settled(start);
}

/**
 * Contexto enriquecido para ejecución de pipelines multi-agente (ej: fases del PLAN.md). Extiende HandoffContext
 * con estado del pipeline.
 * Schema: `handoff-context.schema.json#/definitions/PipelineContext`
 */
export type PipelineContext = {
  /**
   * Siempre 'pipeline_execution' para este schema.
   * "pipeline_execution". Schema: `/definitions/PipelineContext/properties/reason`
   */
  readonly reason: "pipeline_execution";
  /** A string. Schema: `/definitions/PipelineContext/properties/parentAgent` */
  readonly parentAgent: string;
  /** An integer from 0 to 10. Schema: `/definitions/PipelineContext/properties/transferCount` */
  readonly transferCount: number;
  /** A string. Schema: `/definitions/PipelineContext/properties/sessionId` */
  readonly sessionId?: string;
  /**
   * Nombre del pipeline o fase (ej: 'fase-2-backend', 'ejecutar-plan-v3').
   * A string. Schema: `/definitions/PipelineContext/properties/pipelineName`
   */
  readonly pipelineName: string;
  /**
   * Número del paso actual (base 1).
   * An integer of at least 1. Schema: `/definitions/PipelineContext/properties/currentStep`
   */
  readonly currentStep: number;
  /**
   * Total de pasos del pipeline.
   * An integer of at least 1. Schema: `/definitions/PipelineContext/properties/totalSteps`
   */
  readonly totalSteps: number;
  /**
   * true si currentStep === totalSteps.
   * A boolean. Schema: `/definitions/PipelineContext/properties/isLastStep`
   */
  readonly isLastStep?: boolean;
  /**
   * Resultados acumulados de pasos anteriores. Cada agente SOLO recibe los resultados relevantes para su paso, no el
   * array completo.
   * An array. Schema: `/definitions/PipelineContext/properties/stepResults`
   */
  readonly stepResults?: readonly StepResult[];
  /**
   * Datos compartidos mutables del pipeline (estado acumulado accesible por todos los pasos).
   * An object. Schema: `/definitions/PipelineContext/properties/pipelineData`
   */
  readonly pipelineData?: { readonly [key: string]: unknown };
  /** An object. Schema: `/definitions/PipelineContext/properties/metadata` */
  readonly metadata?: { readonly [key: string]: unknown };
  readonly taskId?: never;
  readonly taskDescription?: never;
  readonly verificationCriteria?: never;
  readonly relevantFiles?: never;
  readonly previousTaskOutputs?: never;
};

/** True if `value` is a valid {@link PipelineContext}. Never throws. */
export function isPipelineContext(value: unknown): value is PipelineContext {
  try {
    return checkPipelineContext(value);
  } catch {
    return false;
  }
}

/**
 * Records in `issues` everything that keeps `value` from being {@link PipelineContext}, and returns whether
 * nothing does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkPipelineContext(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;
  if (value["reason"] === undefined && issues === undefined) return false;
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "reason":
        found++;
        if (property !== "pipeline_execution") {
          if (!issues?.note(
            typeof property !== "string" ? "type" : "enum",
            '"pipeline_execution"',
            key,
          )) return false;
        }
        break;
      case "parentAgent":
      case "pipelineName":
        found++;
        if (typeof property !== "string" && !issues?.note("type", "a string", key)) return false;
        break;
      case "transferCount":
        found++;
        if (typeof property !== "number" || !Number.isInteger(property)) {
          if (!issues?.note("type", "an integer from 0 to 10", key)) return false;
        } else {
          if (property < 0 && !issues?.note("minimum", "at least 0", key)) return false;
          if (property > 10 && !issues?.note("maximum", "at most 10", key)) return false;
        }
        break;
      case "sessionId":
        if (typeof property !== "string" && !issues?.note("type", "a string", key)) return false;
        break;
      case "currentStep":
      case "totalSteps":
        found++;
        if (typeof property !== "number" || !Number.isInteger(property)) {
          if (!issues?.note("type", "an integer of at least 1", key)) return false;
        } else if (property < 1 && !issues?.note("minimum", "at least 1", key)) return false;
        break;
      case "isLastStep":
        if (typeof property !== "boolean" && !issues?.note("type", "a boolean", key)) return false;
        break;
      case "stepResults":
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array", key)) return false;
        } else {
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (!checkStepResult(element, issues) && !issues?.under(key, index)) return false;
          }
        }
        break;
      case "pipelineData":
      case "metadata":
        if (!isObject(property) && !issues?.note("type", "an object", key)) return false;
        break;
      default:
        if (!issues?.noteUnknown(pipelineContextKeys, key)) return false;
    }
  }
  if (found !== 6 && !issues?.noteMissing(value, pipelineContextKeys)) return false;
  return issues === undefined || issues.settled(start);
}

/** Schema: `handoff-context.schema.json#/definitions/PipelineContext/properties/stepResults/items` */
export type StepResult = {
  /**
   * Número del paso que produjo este resultado.
   * An integer. Schema: `/definitions/PipelineContext/properties/stepResults/items/properties/step`
   */
  readonly step: number;
  /**
   * Agente que produjo este resultado.
   * A string. Schema: `/definitions/PipelineContext/properties/stepResults/items/properties/agentName`
   */
  readonly agentName: string;
  /**
   * Output estructurado del paso (artefactos: paths, resúmenes, decisiones).
   * An object. Schema: `/definitions/PipelineContext/properties/stepResults/items/properties/output`
   */
  readonly output?: { readonly [key: string]: unknown };
  /**
   * Default: `"completed"` (never filled in).
   * One of "completed", "skipped", "failed". Schema:
   * `/definitions/PipelineContext/properties/stepResults/items/properties/status`
   */
  readonly status?: "completed" | "skipped" | "failed";
  readonly [key: string]: unknown;
};

/**
 * Records in `issues` everything that keeps `value` from being {@link StepResult}, and returns whether nothing
 * does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkStepResult(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { step, agentName, output, status } = value;

  if (step === undefined) {
    if (!issues?.noteAbsent(value, "an integer", "step")) return false;
  } else if (typeof step !== "number" || !Number.isInteger(step)) {
    if (!issues?.note("type", "an integer", "step")) return false;
  }

  if (agentName === undefined) {
    if (!issues?.noteAbsent(value, "a string", "agentName")) return false;
  } else if (typeof agentName !== "string" && !issues?.note("type", "a string", "agentName")) return false;

  if (output !== undefined) {
    if (!isObject(output) && !issues?.note("type", "an object", "output")) return false;
  } else if (Object.hasOwn(value, "output") && !issues?.note("type", "a value, or no such key", "output")) return false;

  if (status !== undefined) {
    if (status !== "completed" && status !== "skipped" && status !== "failed") {
      if (!issues?.note(
        typeof status !== "string" ? "type" : "enum",
        'one of "completed", "skipped", "failed"',
        "status",
      )) return false;
    }
  } else if (Object.hasOwn(value, "status") && !issues?.note("type", "a value, or no such key", "status")) return false;
  return issues === undefined || issues.settled(start);
}

/**
 * Contexto para delegación de una tarea específica del PLAN.md a un agente especializado.
 * Schema: `handoff-context.schema.json#/definitions/TaskDelegationContext`
 */
export type TaskDelegationContext = {
  /** "task_delegation". Schema: `/definitions/TaskDelegationContext/properties/reason` */
  readonly reason: "task_delegation";
  /** A string. Schema: `/definitions/TaskDelegationContext/properties/parentAgent` */
  readonly parentAgent: string;
  /** An integer from 0 to 10. Schema: `/definitions/TaskDelegationContext/properties/transferCount` */
  readonly transferCount: number;
  /** A string. Schema: `/definitions/TaskDelegationContext/properties/sessionId` */
  readonly sessionId?: string;
  /**
   * ID de la tarea del PLAN.md (ej: 'T-03').
   * A string. Schema: `/definitions/TaskDelegationContext/properties/taskId`
   */
  readonly taskId: string;
  /**
   * Descripción completa de la tarea del plan (self-contained, sin referencias a otros docs).
   * A string of at most 500 characters. Schema: `/definitions/TaskDelegationContext/properties/taskDescription`
   */
  readonly taskDescription: string;
  /**
   * Criterio de verificación de la tarea (copiado del PLAN.md).
   * A string. Schema: `/definitions/TaskDelegationContext/properties/verificationCriteria`
   */
  readonly verificationCriteria?: string;
  /**
   * Lista de archivos relevantes para la tarea (file:line cuando aplica).
   * An array. Schema: `/definitions/TaskDelegationContext/properties/relevantFiles`
   */
  readonly relevantFiles?: readonly string[];
  /**
   * Outputs de tareas previas que esta tarea depende.
   * An array. Schema: `/definitions/TaskDelegationContext/properties/previousTaskOutputs`
   */
  readonly previousTaskOutputs?: readonly PreviousTaskOutput[];
  /** An object. Schema: `/definitions/TaskDelegationContext/properties/metadata` */
  readonly metadata?: { readonly [key: string]: unknown };
  readonly pipelineName?: never;
  readonly currentStep?: never;
  readonly totalSteps?: never;
  readonly isLastStep?: never;
  readonly stepResults?: never;
  readonly pipelineData?: never;
};

/** True if `value` is a valid {@link TaskDelegationContext}. Never throws. */
export function isTaskDelegationContext(value: unknown): value is TaskDelegationContext {
  try {
    return checkTaskDelegationContext(value);
  } catch {
    return false;
  }
}

/**
 * Records in `issues` everything that keeps `value` from being {@link TaskDelegationContext}, and returns whether
 * nothing does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkTaskDelegationContext(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;
  if (value["reason"] === undefined && issues === undefined) return false;
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "reason":
        found++;
        if (property !== "task_delegation") {
          if (!issues?.note(
            typeof property !== "string" ? "type" : "enum",
            '"task_delegation"',
            key,
          )) return false;
        }
        break;
      case "parentAgent":
      case "taskId":
        found++;
        if (typeof property !== "string" && !issues?.note("type", "a string", key)) return false;
        break;
      case "transferCount":
        found++;
        if (typeof property !== "number" || !Number.isInteger(property)) {
          if (!issues?.note("type", "an integer from 0 to 10", key)) return false;
        } else {
          if (property < 0 && !issues?.note("minimum", "at least 0", key)) return false;
          if (property > 10 && !issues?.note("maximum", "at most 10", key)) return false;
        }
        break;
      case "sessionId":
      case "verificationCriteria":
        if (typeof property !== "string" && !issues?.note("type", "a string", key)) return false;
        break;
      case "taskDescription":
        found++;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string of at most 500 characters", key)) return false;
        } else if (isLongerThan(property, 500) && !issues?.note("max_length", "at most 500 characters", key)) return false;
        break;
      case "relevantFiles":
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array", key)) return false;
        } else {
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (typeof element !== "string" && !issues?.note("type", "a string", key, index)) return false;
          }
        }
        break;
      case "previousTaskOutputs":
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array", key)) return false;
        } else {
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (!checkPreviousTaskOutput(element, issues) && !issues?.under(key, index)) return false;
          }
        }
        break;
      case "metadata":
        if (!isObject(property) && !issues?.note("type", "an object", key)) return false;
        break;
      default:
        if (!issues?.noteUnknown(taskDelegationContextKeys, key)) return false;
    }
  }
  if (found !== 5 && !issues?.noteMissing(value, taskDelegationContextKeys)) return false;
  return issues === undefined || issues.settled(start);
}

/** Schema: `handoff-context.schema.json#/definitions/TaskDelegationContext/properties/previousTaskOutputs/items` */
export type PreviousTaskOutput = {
  /** A string. Schema: `/definitions/TaskDelegationContext/properties/previousTaskOutputs/items/properties/taskId` */
  readonly taskId?: string;
  /** An object. Schema: `/definitions/TaskDelegationContext/properties/previousTaskOutputs/items/properties/output` */
  readonly output?: { readonly [key: string]: unknown };
  readonly [key: string]: unknown;
};

/**
 * Records in `issues` everything that keeps `value` from being {@link PreviousTaskOutput}, and returns whether
 * nothing does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkPreviousTaskOutput(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { taskId, output } = value;

  if (taskId !== undefined) {
    if (typeof taskId !== "string" && !issues?.note("type", "a string", "taskId")) return false;
  } else if (Object.hasOwn(value, "taskId") && !issues?.note("type", "a value, or no such key", "taskId")) return false;

  if (output !== undefined) {
    if (!isObject(output) && !issues?.note("type", "an object", "output")) return false;
  } else if (Object.hasOwn(value, "output") && !issues?.note("type", "a value, or no such key", "output")) return false;
  return issues === undefined || issues.settled(start);
}

/**
 * Returns `value` itself as a {@link AnyHandoffContext}. Throws `PacketError` with code `invalid` where it is
 * none.
 */
export function parseAnyHandoffContext(value: unknown): AnyHandoffContext {
  return parse<AnyHandoffContext>("any-handoff-context", checkAnyHandoffContext, value);
}

/** Returns `value` itself as a {@link AnyHandoffContext}, or the error that says why it is none. Never throws. */
export function safeParseAnyHandoffContext(value: unknown): SafeParseResult<AnyHandoffContext> {
  return safeParse<AnyHandoffContext>("any-handoff-context", checkAnyHandoffContext, value);
}

/** The contract of {@link AnyHandoffContext}, for functions that take any contract. */
export const anyHandoffContextContract: Contract<AnyHandoffContext> = /* @__PURE__ */ defineContract<AnyHandoffContext>({
  name: "any-handoff-context",
  typeName: "AnyHandoffContext",
  is: isAnyHandoffContext,
  check: checkAnyHandoffContext,
  jsonSchema: anyHandoffContextJsonSchema,
});

/** Returns `value` itself as a {@link HandoffContext}. Throws `PacketError` with code `invalid` where it is none. */
export function parseHandoffContext(value: unknown): HandoffContext {
  return parse<HandoffContext>("handoff-context", checkHandoffContext, value);
}

/** Returns `value` itself as a {@link HandoffContext}, or the error that says why it is none. Never throws. */
export function safeParseHandoffContext(value: unknown): SafeParseResult<HandoffContext> {
  return safeParse<HandoffContext>("handoff-context", checkHandoffContext, value);
}

/** The contract of {@link HandoffContext}, for functions that take any contract. */
export const handoffContextContract: Contract<HandoffContext> = /* @__PURE__ */ defineContract<HandoffContext>({
  name: "handoff-context",
  typeName: "HandoffContext",
  is: isHandoffContext,
  check: checkHandoffContext,
  jsonSchema: handoffContextJsonSchema,
});

/** Returns `value` itself as a {@link PipelineContext}. Throws `PacketError` with code `invalid` where it is none. */
export function parsePipelineContext(value: unknown): PipelineContext {
  return parse<PipelineContext>("pipeline-context", checkPipelineContext, value);
}

/** Returns `value` itself as a {@link PipelineContext}, or the error that says why it is none. Never throws. */
export function safeParsePipelineContext(value: unknown): SafeParseResult<PipelineContext> {
  return safeParse<PipelineContext>("pipeline-context", checkPipelineContext, value);
}

/** The contract of {@link PipelineContext}, for functions that take any contract. */
export const pipelineContextContract: Contract<PipelineContext> = /* @__PURE__ */ defineContract<PipelineContext>({
  name: "pipeline-context",
  typeName: "PipelineContext",
  is: isPipelineContext,
  check: checkPipelineContext,
  jsonSchema: pipelineContextJsonSchema,
});

/**
 * Returns `value` itself as a {@link TaskDelegationContext}. Throws `PacketError` with code `invalid` where it is
 * none.
 */
export function parseTaskDelegationContext(value: unknown): TaskDelegationContext {
  return parse<TaskDelegationContext>("task-delegation-context", checkTaskDelegationContext, value);
}

/** Returns `value` itself as a {@link TaskDelegationContext}, or the error that says why it is none. Never throws. */
export function safeParseTaskDelegationContext(value: unknown): SafeParseResult<TaskDelegationContext> {
  return safeParse<TaskDelegationContext>("task-delegation-context", checkTaskDelegationContext, value);
}

/** The contract of {@link TaskDelegationContext}, for functions that take any contract. */
export const taskDelegationContextContract: Contract<TaskDelegationContext> = /* @__PURE__ */ defineContract<TaskDelegationContext>({
  name: "task-delegation-context",
  typeName: "TaskDelegationContext",
  is: isTaskDelegationContext,
  check: checkTaskDelegationContext,
  jsonSchema: taskDelegationContextJsonSchema,
});
