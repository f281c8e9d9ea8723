import type { Task } from '../../../resource/task.ts'
import type { WorkItem } from './workItems.ts'

export type Start = (started: Started | null) => void

export interface Started {
  kind: WorkItem['kind']
  task: Task
}
