/** One chunk per language, without the words of the wall, the playground, the server's own documents and the office. */
export const areas = import.meta.glob<Record<string, unknown>>(
  [
    '../../locales/en/*.json',
    '!../../locales/en/{bigscreen,demo,playground,limits,openapi,refusal,rest}.json',
    '!../../locales/en/{account,adminScreens,boards,export,identity,maintenance,profile,system}.json',
  ],
  { eager: true, import: 'default' },
)
