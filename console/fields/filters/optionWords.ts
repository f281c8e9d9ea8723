import { joinNames } from '../display/textWidth.ts'

/** The labels of chosen options; unknown values are returned unchanged. */
export const optionWords = (options: readonly (readonly [value: string, word: string])[], chosen: readonly string[]): string =>
  joinNames(chosen.map((value) => options.find(([option]) => option === value)?.[1] ?? value))
