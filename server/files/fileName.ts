const STEM_MAX = 180
const ENDING = /\.[a-z][a-z0-9]{0,4}$/i

/** The last part of a name, without anything that a shell, a header or a file system would trip over. */
export const cleanName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}"<>|:*?;%]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()

export const cutTo = (text: string, length: number) => text.slice(0, length).replace(/\p{Surrogate}$/u, '')

/** A name whose ending tells the truth. In: what the sender calls the file, and the endings that its content may have. */
export function fileName(originalName: string, endings: readonly [string, ...string[]]): string {
  const clean = cleanName(originalName)
  const [ending = ''] = ENDING.exec(clean) ?? []
  const isTrue = endings.includes(ending.slice(1).toLowerCase())
  const stem = cutTo(clean.slice(0, clean.length - ending.length), STEM_MAX).trim()
  return `${stem || 'file'}${isTrue ? ending.toLowerCase() : `.${endings[0]}`}`
}
