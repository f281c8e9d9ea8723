select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select * from equipment where (id = ? and plant_id = ?)
--   SEARCH equipment USING INTEGER PRIMARY KEY (rowid=?)

select * from rest_days_past order by +id
--   SCAN rest_days_past
--   USE TEMP B-TREE FOR ORDER BY

select * from shift where plant_id = ? order by +id
--   SEARCH shift USING INDEX shift__plant_sort_order_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_change where plant_id = ? order by +id
--   SEARCH shift_change USING INDEX shift_change__plant_uq (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from shift_past where plant_id = ? order by +id
--   SEARCH shift_past USING INDEX shift_past__plant_id_ix (plant_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select distinct equipment_id, date, shift_id
from production_schedule
where (
  production_schedule.plant_id = ?
    and (
      production_schedule.equipment_id in (select id from equipment where equipment.plant_id = ?) and production_schedule.date between ?
        and ?
    )
)
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_equipment_date_shift_id_ix (plant_id=? AND equipment_id=? AND date>? AND date<?)
--   LIST SUBQUERY 1
--     SEARCH equipment USING COVERING INDEX equipment__plant_vendor_sort_order_id_ix (plant_id=?)

select equipment_id, until_at, workshop_id, is_in_service
from equipment_past
where (plant_id = ? and (until_at > ? and equipment_id = ?))
order by until_at asc, id asc
--   SEARCH equipment_past USING INDEX equipment_past__plant_until_at_id_ix (plant_id=? AND until_at>?)

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   SEARCH holiday USING INDEX holiday__plant_begin_date_id_ix (plant_id=? AND begin_date<?)

select id from report_log where (plant_id = ? and (reopened_at is not null and reopened_at >= ?))
--   SEARCH report_log USING COVERING INDEX report_log__plant_reopened_at_resume_date_report_date_id_ix (plant_id=? AND reopened_at>?)

select id, report_no, joined_to_id, report_date, resume_date, reopened_at
from report_log
where (
  plant_id = ?
    and (
      (plant_id = ? and equipment_id = ? and is_stopped = ?) and (report_date < ? and (resume_date is null or resume_date > ?))
        and status not in (?, …)
    )
)
order by report_date, id
--   SEARCH report_log USING INDEX report_log__plant_equipment_report_date_id_ix (plant_id=? AND equipment_id=? AND report_date<?)

select json_group_array(report_date), json_group_array(equipment_id), json_group_array(fault_category_id), json_group_array(workshop_id),
  json_group_array(urgency), json_group_array(report_date),
  json_group_array(case when is_stopped and reopened_at is null then coalesce(resume_date - report_date, -1) end),
  json_group_array(case when accepted_at is null then 0 else 1 end),
  json_group_array(
    case when reopened_at is null and (resume_date is null or accepted_at <= resume_date) then accepted_at - report_date end
  ),
  json_group_array(case when reopened_at is null then resume_date - accepted_at end),
  json_group_array(case when status in (?, …) then 1 else 0 end)
from report_log
where (plant_id = ? and report_date >= ? and report_date < ? and (status not in (?, …) and joined_to_id is null))
--   SEARCH report_log USING COVERING INDEX report_log__plant_report_date_status_joined_to_equipment_fault (plant_id=? AND report_date>? AND report_date<?)
