/** Stages of the quality track as addresses name them: what is open, and what was not found unjustified. */
export const OPEN = 'NEW,INVESTIGATING,ANSWERED'
export const JUSTIFIED = `${OPEN},CLOSED`
export const OVER = 'CLOSED,REJECTED'
/** What figures count: all but what was void. */
export const COUNTED = `${OPEN},${OVER}`
