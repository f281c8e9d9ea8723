const LEAST = 4
const split = (text: string) => text.trim().split(/\s+/)

/** Words that are common passwords, alone or followed by a few digits. */
const WORDS = split(`
  password passw0rd p@ssword p@ssw0rd passwort pass admin administrator root user guest test demo master login welcome letmein changeme
  secret default system server service support manager operator super superuser supervisor public private temp temporary hello hello1
  access account office company factory machine repair print printing printer production workshop plant maintenance millwright
  monkey dragon football baseball basketball soccer hockey superman batman shadow sunshine princess flower iloveyou lovely loveyou
  love angel baby summer winter spring autumn monday friday january december computer internet google apple samsung huawei xiaomi
  michael jordan jennifer jessica daniel thomas andrew charlie robert ashley nicole matthew joshua george harley ranger hunter
  killer trustno1 starwars pokemon pepper ginger cookie cheese banana orange purple silver golden diamond mustang ferrari mercedes
  porsche freedom whatever nothing forever champion eagle tiger lion phoenix thunder lightning
  qwerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc asdqwe abc abcd abcde abcdef abc123 aaa aaaaaa
  a aa qq qwe asd zxc zaq abcabc
  wang zhang li liu chen yang huang zhao wu zhou xu sun ma zhu hu guo lin he gao liang zheng luo song tang
  zhongguo china beijing shanghai guangzhou shenzhen suzhou hangzhou nanjing tianjin wuhan chengdu chongqing foshan dongguan
  woaini woaini520 woaini1314 woaiwojia wodemima mima mimamima nihao nihaoma laopo laogong baobao xiaoming xiaohong feifei tiantian
  gongchang weixiu shengchan guanliyuan caozuoyuan baoxiu shebei yinshua`)

const TAILS = [
  ...split('1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0 00 000 01 007 11 111 1111 22 321 4321 520 521 5201314'),
  ...split(
    '66 666 6666 88 888 8888 99 999 1314 1314520 ! !! !@# !@#$ @ @1 @12 @123 @1234 #1 #123 . .123 _123 -123 1! 12! 123! 123@ 123# abc',
  ),
  ...Array.from({ length: 21 }, (_, at) => String(2010 + at)),
]
/** Keyboard walks and runs of digits or letters; each prefix of one counts as a common password too. */
const WALKS = split(`
  qwertyuiopasdfghjklzxcvbnm asdfghjkl;' zxcvbnm,./ 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/
  qazwsxedcrfvtgbyhnujmikolp zaq12wsxcde3 zaq1xsw2cde3vfr4bgt5 !qaz@wsx#edc$rfv !qaz2wsx#edc4rfv qweasdzxc123 qwer1234asdf 1234qwerasdfzxcv
  qwerasdfzxcv 123qweasdzxc asdzxc123qwe qwert12345 !@#$%^&*() )(*&^%$#@! 1234567890-= 12345678901234567890 01234567890123456789
  09876543210987654321 9876543210123456789 abcdefghijklmnopqrstuvwxyz zyxwvutsrqponmlkjihgfedcba 147258369 147852369 159357258456
  741852963 963852741 789456123 456789123 14725836901472583690 1357924680 2468013579 13579246810 1122334455667788990 112233445566
  11223344556677889900 1223334444 122333444455555 123321123321 1233211234567 123123123123 12341234123412 123451234512345 12345612345612
  121212121212 131313131313 123654789 1478963250 31415926535897932384 27182818284590 5201314520 13145201314 7758521 7758258 168168168168
  a1b2c3d4e5f6g7h8 1a2b3c4d5e6f aabbccddeeff abcabcabcabc abc123abc123 qqww1122 aaa111aaa111 asd123asd123 qwe123qwe123 aa123456789`)

const cased = (word: string) => [...new Set([word, word.charAt(0).toUpperCase() + word.slice(1)])]
const beginnings = (walk: string) => Array.from({ length: walk.length - LEAST + 1 }, (_, at) => walk.slice(0, LEAST + at))
const repeated = () =>
  [...'0123456789abcdefghijklmnopqrstuvwxyz'].flatMap((sign) => Array.from({ length: 15 }, (_, at) => sign.repeat(LEAST + at)))
/** Each word as written and capitalized, alone and followed by each of the usual suffixes. */
export const withTails = (words: readonly string[]) => words.flatMap(cased).flatMap((word) => [word, ...TAILS.map((tail) => word + tail)])
/** All 10,000 four-digit codes, as used for doors and phones. */
const fourDigits = () => Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))

/** The passwords that a dictionary attack tries first. */
export const commonPasswords = (): string[] => [
  ...TAILS,
  ...withTails(WORDS),
  ...WALKS.flatMap(beginnings).flatMap(cased),
  ...repeated(),
  ...fourDigits(),
]
