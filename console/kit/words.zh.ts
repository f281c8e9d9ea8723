/** One chunk per language, without the words of parts that load on their own. */
export const areas = import.meta.glob<Record<string, unknown>>(
  [
    '../../locales/zh/*.json',
    '!../../locales/zh/{bigscreen,demo,excel,formsafe,import,limits,lists,noticeCodes,openapi,palette,phone,playground,refusal,repairWork,rest,settings}.json',
    '!../../locales/zh/{account,adminScreens,boards,calendar,dashboard,duct,export,figures,files,identity,inspection,jobs,inspectionRound,maintenance,notice,noticeScreens,organisation,profile,roller,stock,system,wall}.json',
  ],
  { eager: true, import: 'default' },
)
