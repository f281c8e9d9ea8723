/** One chunk per language; the wall's words stay with the wall. */
export const areas = import.meta.glob<Record<string, unknown>>(['../../locales/en/*.json', '!../../locales/en/bigscreen.json'], {
  eager: true,
  import: 'default',
})
