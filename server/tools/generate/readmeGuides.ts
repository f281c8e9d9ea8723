import { type Words, words } from '../../platform/words.ts'

/** The papers whose part for users follows from `help.json`, and the language of each. */
export const GUIDE_PAPERS = { 'README.md': 'en', 'README.zh-CN.md': 'zh' } as const

/** The roles of the help, in the order of the paper. */
const ROLES = ['operator', 'repairer', 'lead', 'inspector', 'storekeeper', 'planner', 'qa', 'administrator', 'everyone'] as const
const BLOCK = /(<!-- guides: of locales\/\*\/help\.json -->\n)[\s\S]*?(<!-- \/guides -->)/

const lineOf = (t: Words, role: string) => `- **${t(`help.roles.${role}.title`)}**: ${t(`help.roles.${role}.summary`)}`

/** The text of a paper with today's lines of the roles between its two marks. */
export function withGuides(text: string, language: 'zh' | 'en'): string {
  const t = words(language)
  const lines = ROLES.map((role) => lineOf(t, role)).join('\n')
  return text.replace(BLOCK, (_, begin: string, end: string) => `${begin}${lines}\n${end}`)
}
