/** One chunk per language; the wall's words stay with the wall. */
export const areas = import.meta.glob<Record<string, unknown>>(['../../locales/zh/*.json', '!../../locales/zh/bigscreen.json'], {
  eager: true,
  import: 'default',
})
