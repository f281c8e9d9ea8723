import { role } from '../../domain/identity/index.ts'
import { changeConfigVersion, choiceNamed, config, configOf, configValue, dictionaryOf } from '../../domain/system/index.ts'
import { notFound, type Row } from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import type { Call, Route } from '../call.ts'
import { answer, sessionAnswer } from '../envelope.ts'
import { about, idOf } from '../resources/crud.ts'
import { presented, presentedById } from '../resources/present.ts'
import { inputOf } from '../resources/writing.ts'

/** Rows of this wire carry codes; a dictionary that follows from a field has the codes of that field. */
function codesOf({ registry, spellingOf }: Call, dictType: string) {
  const choice = choiceNamed(registry, dictType)
  const codec = choice && spellingOf(choice.resource).fieldOf(choice.key)?.codec
  return (value: string) => (codec ? String(codec.out(value)) : value)
}
async function dataByType(call: Call) {
  const { store, actor, registry, language, path } = call
  const { type: dictType = '' } = path
  const entries = await dictionaryOf(store.read(actor), { registry, language, translate: words(language) }, dictType)
  const codeOf = codesOf(call, dictType)
  return answer(
    entries.map(({ id, sortOrder, label, value, cssClass, listClass, isDefault, remark }) => ({
      dictCode: id ?? sortOrder,
      dictSort: sortOrder,
      dictLabel: label,
      dictValue: codeOf(value),
      dictType,
      cssClass: cssClass ?? '',
      listClass: listClass ?? '',
      isDefault,
      status: '0',
      remark: remark ?? '',
      label,
      value: codeOf(value),
    })),
  )
}

/** The row with its value in `msg` too, where old clients look for it. */
async function configByKey(call: Call) {
  const key = call.path.key ?? ''
  const read = call.store.read(call.actor)
  const [row, value] = await Promise.all([configOf(read, key), configValue(read, key)])
  if (!row && value === null) throw notFound(config.name, key)
  const [wire] = row ? await presented(call, call.actor, config, { rows: [row as unknown as Row] }) : []
  return { data: wire ?? { configKey: key, configValue: value }, msg: value ?? '' }
}
async function changeVersion({ store, actor }: Call) {
  return sessionAnswer({ version: await store.write(actor, changeConfigVersion) })
}

/** How far a role reaches, apart from the rest of it. */
async function setDataScope(call: Call) {
  const id = idOf(call.body.roleId ?? call.body.id, 'id')
  const { dataScope, departmentIds } = await inputOf(call, role, null, false)
  await call.operations.update(call.actor, role, id, { dataScope, departmentIds })
  return answer(await presentedById(call, call.actor, role, id))
}

/** Dictionaries, parameters and the data scope of roles (§7). */
export const settingRoutes: readonly Route[] = [
  { method: 'GET', path: '/admin/dict/databytype/:type', permission: [], handle: dataByType },
  { method: 'GET', path: '/configKey/:key', permission: [], handle: configByKey },
  { method: 'POST', path: '/admin/sysconfigs/changeversion', permission: ['system:config:changeVersion'], handle: changeVersion },
  { method: 'PUT', path: '/roledatascope', permission: ['system:role:edit'], handle: about(role, setDataScope) },
]
