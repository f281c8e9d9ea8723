import type { Actor, Registry } from '../kernel/index.ts'

/** One call of the API as its wire saw it, nothing masked yet. */
export interface CallEntry {
  readonly at: Date
  readonly actor: Pick<Actor, 'userId' | 'name' | 'plantId' | 'impersonatedBy'> | null
  readonly ip: string
  readonly wire: 'REST' | 'GRAPHQL'
  /** GET, PUT …, or query and mutation. */
  readonly method: string
  readonly url: string
  /** The route's pattern, or the name of the GraphQL operation. */
  readonly operation: string
  /** Body or variables. */
  readonly request?: unknown
  /** What was answered; never given for reads that went well. */
  readonly response?: unknown
  readonly httpStatus: number
  readonly ms: number
  readonly requestId: string
  /** Changes nothing: level WRITES leaves it out. */
  readonly isRead: boolean
}

const plain = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Whole names that say nothing by themselves; longer ones (configKey, plant code lists) are judged by the definitions. */
const SECRET_NAMES: ReadonlySet<string> = new Set(['code', 'key', 'pwd', 'pin', 'otp', 'url', 'sid', 'value', 'keyhash'])
const SECRET_PARTS = /passw|token|ticket|secret|authori[sz]ation|credential|cookie|recoverycode|apikey|displaykey|hash$/
/** What a message is sent to names a person, as a telephone number does. */
const CONTACT_NAMES: ReadonlySet<string> = new Set(['email', 'mail', 'address'])
const MOBILE_PARTS = /mobile|phone|tel$/

/** Words of the wires themselves, beside the names of fields. */
const WIRE_WORDS =
  'data list count pageIndex pageSize pageNo pageNum page limit size no sort order orderByColumn isAsc filter keyword input id ids eq in from to contains startsWith endsWith then desc ' +
  'msg error errors field message extensions refusal requestId path title label total items username name platform language landingPage plantId plantIds currentPlantId currentPlantID roles beginTime endTime ' +
  'roleId deptIds menuIds postIds userId deptId dictCode dictSort dictLabel dictValue dictType cssClass listClass visable visible parentId ids days kind type hours purpose gender resource recordId'

/** How the value below a name may be kept. */
export type Treatment = 'keep' | 'mask' | 'mobile' | 'unknown'
export type Vocabulary = (key: string) => Treatment

/**
 * Which names may be written down. It is an allow-list made from the definitions: texts below a name that no definition knows are left out,
 * so a secret with a new name stays secret.
 */
export function vocabularyOf(registry: Pick<Registry, 'resources'>, more: readonly string[] = []): Vocabulary {
  const known = new Set([...WIRE_WORDS.split(' '), ...more, 'createdAt', 'updatedAt'].map(plain))
  const secret = new Set(SECRET_NAMES)
  for (const resource of registry.resources) {
    for (const [key, { options }] of Object.entries(resource.fields))
      (options.secret || options.transient || options.unlogged ? secret : known).add(plain(key))
    for (const key of Object.keys(resource.computed)) known.add(plain(key))
  }
  const remembered = new Map<string, Treatment>()
  const judge = (name: string): Treatment => {
    if (secret.has(name) || CONTACT_NAMES.has(name) || SECRET_PARTS.test(name)) return 'mask'
    if (MOBILE_PARTS.test(name)) return 'mobile'
    return known.has(name) || known.has(name.replace(/(like|range|order)$/, '')) ? 'keep' : 'unknown'
  }
  return (key) => {
    const found = remembered.get(key)
    if (found) return found
    const treatment = judge(plain(key))
    // Callers choose their keys; a memory of them must not grow with what they think up.
    if (remembered.size < REMEMBERED && key.length <= LONGEST_KEY) remembered.set(key, treatment)
    return treatment
  }
}
const REMEMBERED = 5000
const LONGEST_KEY = 64
