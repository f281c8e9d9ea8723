import { plantRef } from '../../domain/masterdata/index.ts'
import type { AnswerOf } from '../../kernel/index.ts'
import { shapeType } from '../readModels.ts'

export type PlantRef = AnswerOf<typeof plantRef>
export const PlantRef = shapeType(plantRef)
