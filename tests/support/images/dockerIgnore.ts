import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { root } from '../../../server/platform/paths.ts'

/** Patterns of a file that leaves others out. */
export const linesOf = (name: string) =>
  readFileSync(new URL(name, root), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
const patterns = linesOf('.dockerignore')
/** Whether an engine leaves a file out of what it builds from: a pattern finds it or a folder that it lies in. */
export function isLeftOut(path: string): boolean {
  const parts = path.split('/')
  return parts.some((_, at) => patterns.some((pattern) => matchesGlob(parts.slice(0, at + 1).join('/'), pattern)))
}
