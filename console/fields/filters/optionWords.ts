import { joinNames } from '../display/textWidth.ts'

/** Chosen options in words; what is none of them any more stays as the address spells it. */
export const optionWords = (options: readonly (readonly [value: string, word: string])[], chosen: readonly string[]): string =>
  joinNames(chosen.map((value) => options.find(([option]) => option === value)?.[1] ?? value))
