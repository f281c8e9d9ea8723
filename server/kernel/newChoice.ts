/** The id that an update newly chooses, if it does. */
export const newChoice = (before: number | null, given: number | null | undefined) => (given != null && given !== before ? given : null)
/** The ids that a list newly holds. */
export const newChoices = (before: readonly number[], given: readonly number[]) => given.filter((id) => !before.includes(id))
