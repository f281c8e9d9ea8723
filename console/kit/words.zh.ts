/** One chunk per language, without the words of the wall, the playground, the server's own documents and the office. */
export const areas = import.meta.glob<Record<string, unknown>>(
  [
    '../../locales/zh/*.json',
    '!../../locales/zh/{bigscreen,demo,playground,limits,openapi,refusal,rest}.json',
    '!../../locales/zh/{account,adminScreens,boards,export,identity,maintenance,profile,system}.json',
  ],
  { eager: true, import: 'default' },
)
