import type { GenerateScheduleMutation } from '../gen/board.ts'

export type Generated = GenerateScheduleMutation['generated']
