import { defineRules, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { isDerived } from './dictionary.query.ts'
import { dictData, dictType } from './dictionary.resource.ts'

export const dictTypeRules = defineRules(dictType, {
  async create({ registry, input }) {
    // A stored dictionary of this name would never be read: the choice field comes first.
    if (isDerived({ registry, language: 'zh', say: (key) => key }, input.dictType)) throw wrong('dictType', 'reservedName')
  },
})

/** A form begins with one entry at most. */
async function clearDefaults(uow: UnitOfWork, typeId: number, exceptId: number | null) {
  await uow.lock(`dictionary:${typeId}`)
  for (const one of await uow.of(dictData).find({ typeId, isDefault: true }))
    if (one.id !== exceptId) await uow.of(dictData).patch(one, { isDefault: false })
}

export const dictDataRules = defineRules(dictData, {
  async create({ uow, input }) {
    if (input.isDefault) await clearDefaults(uow, input.typeId, null)
  },
  async update({ uow, record, input }) {
    if (input.isDefault ?? record.isDefault) await clearDefaults(uow, input.typeId ?? record.typeId, record.id)
  },
})
