import { itKeepsEveryLaw } from './seeds.ts'

itKeepsEveryLaw(1)
