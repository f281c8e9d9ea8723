/** What shifts tell each other, and whom a stop calls. */
export const shifts = `
换版两次，色差已确认=Two decor changes; color match confirmed
新卷纸张力偏大，注意接头=Tension of the new paper reel is high, watch the splices
客户样张在三号机操作台=Customer samples are at the console of press 3
空压机异响，已报修=Compressor is noisy; a fault has been reported
备件几时到？=When will the part arrive?
供应商答复明早送到=The supplier promised tomorrow morning
可以降速开机吗？=Can it run at reduced speed?
可以，不超过每分钟 180 米=Yes, up to 180 m/min
等待备件，暂无替代=Waiting for a part; there is no substitute
班次通知=Shift notice
<p>今日重点：</p><ul><li>三号机换版后做首件确认</li><li>进入墨房请戴防毒口罩</li></ul>=<p>Today:</p><ul><li>Press 3: approve the first sheet after the decor change</li><li>Wear a respirator in the ink room</li></ul>
停机呼叫=Call on stops
当班维修工=Repairer on duty
当班班长=Shift lead
夜间维修电话=Night repair phone
`
