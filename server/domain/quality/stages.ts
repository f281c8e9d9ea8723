/** The stages of the two tracks of a complaint, in their order. */
export const QA_STAGES = ['NEW', 'INVESTIGATING', 'ANSWERED', 'CLOSED', 'REJECTED'] as const
export const PROD_STAGES = ['WAITING', 'ANALYSING', 'MEASURES', 'DONE'] as const
export type QaStage = (typeof QA_STAGES)[number]
export type ProdStage = (typeof PROD_STAGES)[number]
export type Stage = QaStage | ProdStage

const isOfProduction = (stage: string) => (PROD_STAGES as readonly string[]).includes(stage)
export const trackOf = (stage: string) => (isOfProduction(stage) ? 'PRODUCTION' : 'QA')

/** Stages in which the customer waits for an answer. */
export const UNANSWERED = ['NEW', 'INVESTIGATING'] as const
export const isUnanswered = (stage: string) => (UNANSWERED as readonly string[]).includes(stage)
export const OPEN_STAGES = [...UNANSWERED, 'ANSWERED'] as const
export const isOpen = (stage: string) => (OPEN_STAGES as readonly string[]).includes(stage)
export const NOT_JUSTIFIED = 'REJECTED'
/** What never should have been a complaint: no figure counts it. */
export const VOID = 'VOIDED'
export const QA_STATES = [...QA_STAGES, VOID] as const
/** Complaints that were not justified never came again, and nothing came again because of them. */
export const NOT_ALIKE = [NOT_JUSTIFIED, VOID] as const
export const CLOSED_STAGES = ['CLOSED', NOT_JUSTIFIED, VOID] as const
/** The stages that end their track; of production, the last one. */
export const ENDS = ['CLOSED', NOT_JUSTIFIED, 'DONE'] as const satisfies readonly Stage[]
export const isEnd = (stage: string) => (ENDS as readonly string[]).includes(stage)
export const isClosed = (stage: string) => (CLOSED_STAGES as readonly string[]).includes(stage)
