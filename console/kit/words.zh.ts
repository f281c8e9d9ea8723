/** One chunk per language, without the words of the wall, the playground and the server's own limits. */
export const areas = import.meta.glob<Record<string, unknown>>(
  ['../../locales/zh/*.json', '!../../locales/zh/{bigscreen,playground,limits}.json'],
  { eager: true, import: 'default' },
)
