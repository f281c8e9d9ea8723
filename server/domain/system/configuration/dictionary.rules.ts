import { defineRules, invalidField, type UnitOfWork } from '../../../kernel/index.ts'
import { isDerived } from './dictionary.query.ts'
import { dictData, dictType } from './dictionary.resource.ts'

export const dictTypeRules = defineRules(dictType, {
  async create({ registry, input }) {
    // A stored dictionary of this name would never be read: the choice field comes first.
    if (isDerived({ registry, language: 'zh', translate: (key) => key }, input.dictType)) throw invalidField('dictType', 'reservedName')
  },
})

const dictionaryKey = (typeId: number) => `dictionary:${typeId}`
/** A form begins with one entry at most. Its dictionary is locked, so that the entries may be in any order. */
async function clearDefaults(uow: UnitOfWork, typeId: number, exceptId: number | null) {
  for (const one of await uow.of(dictData).lockWhere({ typeId, isDefault: true }))
    if (one.id !== exceptId) await uow.of(dictData).patch(one, { isDefault: false })
}

export const dictDataRules = defineRules(dictData, {
  // Whoever changes an entry may have to change others: one unit at a time in each dictionary.
  locks({ record, input }) {
    if (!record && !input.isDefault) return []
    return [record?.typeId, input.typeId].filter((id) => typeof id === 'number').map(dictionaryKey)
  },
  async create({ uow, input }) {
    if (input.isDefault) await clearDefaults(uow, input.typeId, null)
  },
  async update({ uow, record, input }) {
    if (input.isDefault ?? record.isDefault) await clearDefaults(uow, input.typeId ?? record.typeId, record.id)
  },
})
