/** Something that whoever called has to say otherwise. */
export class WrongPlan extends Error {}

export const SEED_MOST = 2_147_483_647
/** Ten years. */
export const DAYS_MOST = 3_660

export const DATABASES = ['sqlite', 'postgresql'] as const
export type Database = (typeof DATABASES)[number]
