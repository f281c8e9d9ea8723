/** One chunk per language, without the words of the wall, the playground and the server's own limits. */
export const areas = import.meta.glob<Record<string, unknown>>(
  ['../../locales/en/*.json', '!../../locales/en/{bigscreen,playground,limits}.json'],
  { eager: true, import: 'default' },
)
