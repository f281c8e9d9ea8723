/**
 * Characters with several readings that names of people, places, companies and machines are typed by. Rare and tonal readings are left out:
 * each one is another spelling of every name with the character.
 */
const READINGS = `
重 zhong chong,行 xing hang,长 chang zhang,调 tiao diao,单 dan shan,区 qu ou,查 cha zha,曾 ceng zeng,仇 chou qiu,解 jie xie,乐 le yue,
朝 chao zhao,盛 sheng cheng,都 du dou,会 hui kuai,传 chuan zhuan,弹 tan dan,降 jiang xiang,角 jiao jue,参 can shen,藏 cang zang,
率 lv shuai,和 he huo,卡 ka qia,壳 ke qiao,模 mo mu,塞 sai se,厦 sha xia,系 xi ji,校 xiao jiao,扎 zha za,差 cha chai,给 gei ji,
便 bian pian,泊 bo po,薄 bao bo,盖 gai ge,翟 zhai di,缪 miao mou,朴 pu piao,召 zhao shao,覃 qin tan,洗 xi xian,员 yuan yun,尉 wei yu,
度 du duo,劲 jin jing,勒 le lei,露 lu lou,绿 lv lu,轧 ya zha,削 xiao xue,剥 bao bo,刨 pao bao,澄 cheng deng,褚 chu zhu,宿 su xiu,
繁 fan po,种 zhong chong,柏 bai bo,折 zhe she,粘 nian zhan,六 liu lu,番 fan pan,拓 tuo ta,纤 xian qian,贾 jia gu,莘 shen xin,
筠 yun jun,圩 xu wei,涌 yong chong,埔 pu bu,堡 bao bu,蚌 bang beng,浚 jun xun,泌 mi bi,熟 shu shou,称 cheng chen,乘 cheng sheng,
佛 fo fu,虹 hong jiang,奇 qi ji,夹 jia ga,脉 mai mo,蔓 man wan,弄 nong long,娜 na nuo,瀑 pu bao,栖 qi xi,茄 qie jia,券 quan xuan,
杉 shan sha,似 si shi,尾 wei yi,殷 yin yan,仔 zi zai,属 shu zhu,爪 zhua zhao,琢 zhuo zuo,牟 mou mu,秘 mi bi,合 he ge,车 che ju`

/** The readings of each such character, without tones. */
export const POLYPHONES: ReadonlyMap<string, readonly string[]> = new Map(
  READINGS.split(',').map((entry) => {
    const [character = '', ...readings] = entry.trim().split(' ')
    return [character, readings]
  }),
)

/** The most spellings of one name; a name with more keeps those with the fewest unusual readings. */
const MOST = 8

/** All spellings of a name by its syllables, the usual one first, then those with one other reading, with two, and so on. */
export function spellingsOf(syllables: readonly { readonly character: string; readonly reading: string }[]): readonly string[][] {
  let all: { readonly parts: string[]; readonly unusual: number }[] = [{ parts: [], unusual: 0 }]
  for (const { character, reading } of syllables) {
    const others = (POLYPHONES.get(character) ?? []).filter((other) => other !== reading)
    const extended = all.flatMap(({ parts, unusual }) => [
      { parts: [...parts, reading], unusual },
      ...others.map((other) => ({ parts: [...parts, other], unusual: unusual + 1 })),
    ])
    all = extended.sort((one, other) => one.unusual - other.unusual).slice(0, MOST)
  }
  return all.map(({ parts }) => parts)
}
