import { defineRules, type Held, type ResourceDef, type Rules } from '../../kernel/index.ts'
import { derivedLevel } from './level.ts'

/** Limits move the level of an item as movements do. */
export const levelRules = (item: ResourceDef): Rules =>
  defineRules(item, {
    async update({ uow, record, input }) {
      const { minQuantity, maxQuantity } = input as Record<string, unknown>
      if (minQuantity === undefined && maxQuantity === undefined) return {}
      // Held: what is taken meanwhile would be judged by the limits of before.
      const held = await uow.of(item).hold(record.id)
      return derivedLevel({ ...(held as Held), ...input } as Held, uow.now) as never
    },
  })
