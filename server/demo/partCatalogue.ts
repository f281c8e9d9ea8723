/**
 * Parts of which there are ten sizes each. Code | name | what a size is | unit | kept at least | price of the first size | letters of the
 * machines they fit | vendor | what they are for | sizes.
 */
const FAMILIES = `
ZC- | 深沟球轴承 | #-2RS/C3 | 个 | 4 | 18 | AY FJ FQ | 佛山昌顺轴承传动有限公司 | 压印辊、导辊轴承座 | 6204 6205 6206 6207 6208 6209 6210 6212 6308 6310
ZC-UCF | 带座轴承 | UCF# | 套 | 2 | 36 | FJ FQ BZ | 佛山昌顺轴承传动有限公司 | 输送辊 | 204 205 206 207 208 209 210 211 212 213
PD-5M | 同步带 | HTD 5M-#-15 | 条 | 2 | 38 | AY FQ JC | 佛山昌顺轴承传动有限公司 | 刮刀摆动、横向套准 | 350 400 425 500 565 600 710 800 900 1000
PD-SPA | 三角带 | SPA # | 条 | 4 | 21 | FJ KY FQC | 佛山昌顺轴承传动有限公司 | 主电机、风机 | 1000 1120 1250 1400 1500 1600 1800 2000 2240 2360
MF-TC | 骨架油封 | TC # NBR | 个 | 6 | 4.2 | AY JZ FJ JB | 佛山昌顺轴承传动有限公司 | 减速箱输出轴 | 20×35×7 25×42×7 30×47×7 35×52×8 40×62×8 45×65×8 50×72×8 55×75×8 65×90×10 70×95×10
MF-OR | O 形圈 | #×3.1 NBR | 个 | 20 | 0.6 | YJ ZJ TM | 佛山昌顺轴承传动有限公司 | 油缸端盖 | 20 25 30 35 40 45 50 60 70 80
DQ-LC | 交流接触器 | LC1-D#，AC 220 V | 个 | 2 | 86 | AY FJ FQ JZ KY LS | 苏州汇控自动化有限公司 | 动力柜、控制柜 | 09 12 18 25 32 38 40 50 65 80
DQ-QF | 小型断路器 | 3P C# | 个 | 2 | 58 | AY FJ FQ JZ JP | 苏州汇控自动化有限公司 | 动力柜、控制柜 | 4 6 10 16 20 25 32 40 50 63
DQ-FU | 熔断器 | RT18-32，# A | 个 | 20 | 2.4 | AY FJ FQ JZ YJ | 苏州汇控自动化有限公司 | 控制回路 | 1 2 3 4 6 8 10 16 20 32
QD-SC | 气缸 | SC # | 支 | 1 | 112 | AY BZ DD DB | 苏州汇控自动化有限公司 | 压辊抬升、推料 | 32×50 32×100 40×50 40×100 50×50 50×100 63×100 63×150 80×100 80×150
QD-4V | 电磁阀 | 4V#，DC 24 V | 个 | 2 | 64 | AY BZ DD TM | 苏州汇控自动化有限公司 | 气动回路 | 110-06 120-06 210-08 220-08 230-08 310-10 320-10 330-10 410-15 420-15
QD-PC | 快插接头 | PC # | 个 | 20 | 1.9 | AY BZ DD FQ | 苏州汇控自动化有限公司 | 气路连接 | 4-M5 4-01 6-M5 6-01 6-02 8-01 8-02 8-03 10-02 10-03
LJ-M | 内六角螺钉 | M#，12.9 | 个 | 100 | 0.3 | AY FJ FQ JZ YJ | 佛山昌顺轴承传动有限公司 | 机架、护罩 | 4×12 5×16 6×20 8×25 8×30 10×30 10×40 12×40 12×50 16×60
`
/** How much dearer each size is than the one before it. */
const DEARER = 1.18

/** The same in the form of the table of `spareParts.ts`, a line for each size. */
export function catalogueLines(): string[] {
  return FAMILIES.trim()
    .split('\n')
    .flatMap((line) => {
      const [code, name, spec = '', unit, least, price, letters, vendor, usage, sizes = ''] = line.split('|').map((part) => part.trim())
      return sizes.split(' ').map((size, nth) => {
        const ofSize = Math.round(Number(price) * DEARER ** nth * 100) / 100
        return [code + size.replaceAll('×', '-'), name, spec.replace('#', size), unit, least, ofSize, letters, vendor, usage].join(' | ')
      })
    })
}
