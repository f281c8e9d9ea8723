import type { Read } from '../../../kernel/index.ts'
import { plant } from '../../masterdata/index.ts'
import { department } from '../organization.resource.ts'
import { role } from '../permissions/role.resource.ts'

/** Parts of a name that are shorter are in too many good passwords. */
const LEAST = 3
const LATIN = /[a-z\d]+/gi

/** A name as people type it: as it stands, without what separates its parts, each part, and in pinyin, whole and by initials. */
async function spellings(name: string): Promise<string[]> {
  const parts: readonly string[] = name.match(LATIN) ?? []
  const forms = [name, name.replace(/[^\p{L}\p{N}]/gu, ''), parts.join(''), ...parts]
  if (/\p{Script=Han}/u.test(name)) {
    // Megabytes of readings, for the moment in which somebody chooses a password.
    const { pinyin } = await import('pinyin-pro')
    const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
      .map((one) => one.toLowerCase().replace(/[^a-z\d]/g, ''))
      .filter(Boolean)
    forms.push(syllables.join(''), syllables.map((one) => one[0]).join(''))
  }
  return forms.flatMap((form) => (form.length >= LEAST ? [form, form.toLowerCase()] : []))
}

/**
 * The words of this installation that no password is made of, beside those of everybody (kernel/commonPasswords.ts): names and codes of plants,
 * the departments at the top, which bear the company's name, and roles.
 */
export async function localWords({ asSystem: systemRead }: Read): Promise<string[]> {
  const [plants, departments, roles] = await Promise.all([
    systemRead.of(plant).find({}),
    systemRead.of(department).find({ parentId: null }),
    systemRead.of(role).find({}),
  ])
  const names = [
    ...plants.flatMap(({ name, code }) => [name, code]),
    ...departments.map(({ deptName }) => deptName),
    ...roles.flatMap(({ roleName, roleKey }) => [roleName, roleKey]),
  ]
  return [...new Set((await Promise.all([...new Set(names)].map(spellings))).flat())]
}
