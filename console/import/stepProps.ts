import type { ResourceWords } from '../resource/resourceWords.ts'
import type { Import } from './useImport.ts'

export interface StepProps {
  job: Import
  words: ResourceWords
  onClose: () => void
}
