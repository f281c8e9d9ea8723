import type { Craft } from './people.ts'

/**
 * Categories with '#': name | trade | how often | how long against the average | what it covers.
 * Faults below them: name | what reporters write, variants parted by '/' | cause | what was done.
 */
const TABLE = `
# 电气故障 | ELECTRICAL | 27 | 1 | 电机、变频器、控制柜、线路
主电机过热 | 主电机过热报警，温度超过 85 度/主机运行半小时后过热跳停 | 散热风扇积尘，轴承缺油 | 清理风扇和散热片，轴承加注润滑脂，试机温度正常
伺服驱动器报警 | 伺服驱动器报警 E-31，无法复位/伺服掉使能，机组停在半途 | 驱动器母线电压波动 | 检查电源端子并紧固，更换驱动器滤波单元
变频器过流 | 变频器过流跳闸，重启后又跳/加速时变频器报过流 | 电缆绝缘老化 | 更换电机电缆，调整加速时间
接触器吸合不良 | 按启动没有反应，控制柜里有异响/接触器吸合不上，设备起不来 | 触点烧蚀 | 更换接触器，紧固主回路端子
加热管断路 | 干燥箱温度升不上去/烘箱有一区不加热 | 加热管老化断路 | 更换加热管，校验温控
# 机械磨损 | MECHANICAL | 21 | 1.3 | 轴承、齿轮、皮带、辊筒
压印辊轴承异响 | 压印辊轴承异响，转速高时更明显/压辊这边有咔咔声，怕损伤版辊 | 轴承滚道磨损 | 更换压印辊轴承，重新调整间隙
传动皮带磨损 | 传动皮带打滑，有焦味/皮带起毛边，张力不够 | 皮带达到使用寿命 | 更换同步带并校准张紧力
刮刀架松动 | 刮刀架松动，刮不净墨/刮刀来回晃，印品有刀线 | 锁紧块磨损 | 更换锁紧块，调平刮刀架
导辊弯曲 | 纸面起皱，导辊跳动大/导辊变形，走纸往一边跑 | 导辊受撞弯曲 | 更换导辊，校正平行度
减速箱漏油 | 减速箱漏油，地面有油迹/减速箱油位低，有异响 | 油封老化 | 更换油封，补充齿轮油
# 气路泄漏 | HYDRAULIC | 15 | 0.7 | 气缸、气管、电磁阀
气缸漏气 | 气缸漏气，压力不足/气缸动作慢，能听到漏气声 | 气缸密封圈老化 | 更换密封圈，检查气源三联件
气管破损 | 气管破了，整条线气压低/收卷气胀轴不胀，气管漏气 | 气管与机架摩擦 | 更换气管并加装护套
电磁阀卡死 | 电磁阀不换向，压辊落不下来/离合压动作失灵 | 阀芯积油污 | 清洗阀芯，更换滤芯
气胀轴不充气 | 气胀轴充不住气，纸芯打滑/收卷打滑，气胀轴漏气 | 气囊破损 | 更换气囊，检查旋转接头
气压不足 | 气压低报警，设备联锁停机/车间气压掉到 0.4 | 用气量大，管路泄漏 | 查漏并更换接头，调整压力开关
# 传感器失灵 | ELECTRICAL | 12 | 0.6 | 光电、液位、编码器、张力传感器
液位传感器无信号 | 墨槽液位传感器无信号/墨位不显示，一直报低液位 | 探头结墨 | 清洗探头，重新标定
光电开关误动作 | 光电开关误动作，机器老停/没有断纸却报断纸 | 镜面有灰，角度偏移 | 清洁镜面，调整并锁紧支架
编码器信号丢失 | 编码器信号丢失，主机报警停机/速度显示乱跳 | 联轴器松动 | 更换编码器联轴器，紧固接头
张力传感器漂移 | 张力显示不准，收卷松紧不一/张力零点漂移，纸面忽松忽紧 | 传感器零点漂移 | 重新标定，更换信号电缆
温度探头故障 | 温度显示 999，烘箱不敢开/温控表跳变 | 热电偶断线 | 更换热电偶并校验
# 套印偏差 | ELECTRICAL | 9 | 0.7 | 套准、纠偏、色差
套印误差超限 | 套印误差超过 0.15 mm/套色跑偏，调不回来 | 套印相机脏污，参数偏移 | 清洁相机，重新学习色标
纠偏系统失控 | 纠偏走到头不回来/走纸跑偏，纠偏没反应 | 执行器连杆松动 | 紧固连杆，校准纠偏中心
色标读取失败 | 色标读不到，自动套印退出/换版后读不到色标 | 光源老化 | 更换光源，调整检测窗口
版辊跳动大 | 版辊跳动大，印品有周期条痕/压印有振纹 | 版辊锥套磨损 | 更换锥套，校正同心度
张力控制不稳 | 张力控制不稳，断纸两次/提速后张力摆动大 | PID 参数不适合新纸种 | 按纸种重设张力曲线
# 液压故障 | HYDRAULIC | 7 | 1.2 | 油缸、液压站、油路
液压站压力不足 | 液压站压力上不去/压机保压时掉压 | 溢流阀卡滞 | 清洗溢流阀，更换液压油滤芯
油缸内泄 | 油缸不保压，慢慢下滑/压板合不紧 | 活塞密封磨损 | 更换油缸密封组件
油温过高 | 液压油温过高报警/油温 68 度还在升 | 冷却器堵塞 | 清洗冷却器，更换冷却水滤网
油管接头渗油 | 油管接头渗油，地面打滑/液压站下面一滩油 | 接头密封垫老化 | 更换密封垫并紧固
比例阀故障 | 压力忽高忽低，比例阀不听话/上料机构速度不稳 | 比例阀放大板损坏 | 更换放大板，校准零位
# 润滑不足 | MECHANICAL | 5 | 0.6 | 集中润滑、缺油、卡滞
集中润滑堵塞 | 集中润滑报警，不出油/油泵一直打，油管没油 | 分配器堵塞 | 疏通分配器，更换润滑脂
链条干涩 | 链条干涩，运行有尖叫声/输送链发涩，走走停停 | 长期缺油 | 清洗链条并加油，缩短加油周期
丝杆卡滞 | 升降丝杆卡滞，调不动/刀架丝杆走不动 | 丝杆积灰缺油 | 清洗丝杆，涂锂基脂
油雾器缺油 | 油雾器没油了，气缸动作发涩/油杯空了 | 未按时加油 | 加注润滑油，列入点检
轴承座发热 | 轴承座摸着烫手/轴承座温度偏高 | 润滑脂干结 | 清洗换脂，温度恢复正常
# 软件与通讯 | OTHER | 4 | 0.5 | PLC、触摸屏、网络
触摸屏死机 | 触摸屏死机，点不动/画面黑屏 | 存储卡错误 | 重装画面程序，更换存储卡
PLC 通讯中断 | PLC 通讯中断，各单元不同步/上位机看不到数据 | 交换机端口松动 | 更换网线接头，重启交换机
配方丢失 | 配方调不出来/换单后参数没有下发 | 数据库文件损坏 | 从备份恢复配方
扫码枪不识别 | 扫码枪扫不上，包装线停/标签扫不出来 | 镜头脏污 | 清洁镜头，重新设置
工控机重启 | 检测工控机自己重启/相机软件老是闪退 | 内存接触不良 | 清灰，更换内存条
# 墨路故障 | MECHANICAL | 6 | 0.6 | 墨槽、墨泵、墨管
墨槽渗漏 | 墨槽接缝渗墨，地面有墨/墨槽底部滴墨 | 焊缝开裂 | 拆槽补焊，试水不漏
墨泵不上墨 | 墨泵转但不上墨/墨量时大时小 | 隔膜破损，进墨口吸空 | 更换墨泵隔膜，清理进墨口
墨管堵塞 | 回墨慢，墨槽快溢出来了/墨管堵了，循环不起来 | 管内结墨 | 更换墨管，冲洗回墨口
墨槽密封条老化 | 墨槽两端甩墨/端面密封不严，版辊带墨 | 密封条老化变硬 | 更换密封条，调整压紧量
墨槽升降卡滞 | 墨槽升不到位/换色时墨槽降不下来 | 导柱积墨 | 清洗导柱并加油，升降正常
`

/** Faults that only some machines can have. */
const ONLY: Readonly<Record<string, RegExp>> = {
  墨槽渗漏: /凹印/,
  墨泵不上墨: /凹印/,
  墨管堵塞: /凹印/,
  墨槽密封条老化: /凹印/,
  墨槽升降卡滞: /凹印/,
  压印辊轴承异响: /凹印/,
  刮刀架松动: /凹印/,
  加热管断路: /凹印|浸渍|压机/,
  导辊弯曲: /凹印|浸渍|复卷|分切|检品/,
  气胀轴不充气: /凹印|复卷|分切|检品/,
  液位传感器无信号: /凹印|浸渍|调墨|清洗/,
  张力传感器漂移: /凹印|浸渍|复卷|分切|检品/,
  温度探头故障: /凹印|浸渍|制胶|锅炉|废气/,
  套印误差超限: /凹印|检测/,
  纠偏系统失控: /凹印|浸渍|复卷|分切|检品/,
  色标读取失败: /凹印|检测/,
  版辊跳动大: /凹印/,
  张力控制不稳: /凹印|浸渍|复卷|分切/,
  液压站压力不足: /压机|浸渍|复卷|打包/,
  油缸内泄: /压机|打包/,
  油温过高: /压机/,
  油管接头渗油: /压机|制胶|浸渍|复卷/,
  比例阀故障: /压机/,
  链条干涩: /包装|堆垛|浸渍|打包/,
  丝杆卡滞: /分切|刮刀|砂光/,
  扫码枪不识别: /包装|打包|堆垛/,
  工控机重启: /检测|检品|打样/,
}

export interface DemoCategory {
  readonly id: number
  readonly name: string
  readonly craft: Craft
  readonly weight: number
  readonly pace: number
  readonly detail: string
}
export interface DemoFault {
  readonly id: number
  readonly category: DemoCategory
  readonly name: string
  readonly descriptions: readonly string[]
  readonly cause: string
  readonly remedy: string
  /** It is the ink tank that fails, not the press it stands at. */
  readonly isDuct: boolean
}

const cells = (line: string) =>
  line
    .replace(/^#/, '')
    .split('|')
    .map((part) => part.trim())

const OF_DUCTS = '墨路故障'

function parse(): { categories: DemoCategory[]; faults: DemoFault[] } {
  const categories: DemoCategory[] = []
  const faults: DemoFault[] = []
  for (const line of TABLE.trim().split('\n')) {
    const [name = '', second = '', third = '', fourth = '', detail = ''] = cells(line)
    if (line.startsWith('#')) {
      categories.push({ id: categories.length + 1, name, craft: second as Craft, weight: Number(third), pace: Number(fourth), detail })
      continue
    }
    const category = categories.at(-1)
    if (!category) throw new Error('a fault without a category')
    const isDuct = category.name === OF_DUCTS
    faults.push({ id: faults.length + 1, category, name, descriptions: second.split('/'), cause: third, remedy: fourth, isDuct })
  }
  return { categories, faults }
}

export const { categories: demoCategories, faults: demoFaults } = parse()

/** What can break on a machine of this name. */
export const faultsOf = (machine: string) => demoFaults.filter((fault) => ONLY[fault.name]?.test(machine) ?? true)
