/** One chunk per language, without the words of the wall, the playground, the server's own documents, the office, the workshop and the settings. */
export const areas = import.meta.glob<Record<string, unknown>>(
  [
    '../../locales/en/*.json',
    '!../../locales/en/{bigscreen,demo,playground,limits,openapi,refusal,repairWork,rest,settings}.json',
    '!../../locales/en/{account,adminScreens,boards,dashboard,duct,export,figures,files,identity,maintenance,organisation,profile,roller,system,wall}.json',
  ],
  { eager: true, import: 'default' },
)
