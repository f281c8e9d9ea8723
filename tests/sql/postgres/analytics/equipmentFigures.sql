select * from config where config_key = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using config__config_key_uq on config
--           Index Cond: (config_key = ?)

select * from equipment where (id = ? and plant_id = ?)
--   Index Scan using equipment__plant_uq on equipment
--     Index Cond: ((plant_id = ?) AND (id = ?))

select * from rest_days_past order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Seq Scan on rest_days_past

select * from shift where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift__plant_sort_order_id_ix on shift
--           Index Cond: (plant_id = ?)

select * from shift_change where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

select * from shift_past where plant_id = ? order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using shift_past__plant_id_ix on shift_past
--           Index Cond: (plant_id = ?)

select distinct equipment_id, date, shift_id
from production_schedule
where (
  production_schedule.plant_id = ?
    and (
      production_schedule.equipment_id in (select id from equipment where equipment.plant_id = ?) and production_schedule.date between ?
        and ?
    )
)
--   Unique
--     -> Sort
--           Sort Key: production_schedule.equipment_id, production_schedule.date COLLATE "C", production_schedule.shift_id
--           -> Nested Loop
--                 -> Index Scan using production_schedule__plant_date_id_ix on production_schedule
--                       Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))
--                 -> Index Only Scan using equipment__plant_uq on equipment
--                       Index Cond: ((plant_id = ?) AND (id = production_schedule.equipment_id))

select equipment_id, until_at, workshop_id, is_in_service
from equipment_past
where (plant_id = ? and (until_at > ? and equipment_id = ?))
order by until_at asc, id asc
--   Index Scan using equipment_past__plant_until_at_id_ix on equipment_past
--     Index Cond: ((plant_id = ?) AND (until_at > ?))

select holiday_type, begin_date, end_date from holiday where (plant_id = ? and (begin_date <= ? and end_date >= ?))
--   Index Scan using holiday__plant_begin_date_id_ix on holiday
--     Index Cond: ((plant_id = ?) AND (begin_date <= ?))

select id from report_log where (plant_id = ? and (reopened_at is not null and reopened_at >= ?))
--   Index Only Scan using report_log__plant_reopened_at_resume_date_report_date_id_ix on report_log
--     Index Cond: ((plant_id = ?) AND (reopened_at IS NOT NULL) AND (reopened_at >= ?))

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
--   Result
--     One-Time Filter: (? = ?)
--     -> Index Scan using report_log__plant_equipment_report_date_id_ix on report_log
--           Index Cond: ((plant_id = ?) AND (equipment_id = ?) AND (report_date < ?))

select json_agg(report_date)::text, json_agg(equipment_id)::text, json_agg(fault_category_id)::text, json_agg(workshop_id)::text,
  json_agg(urgency)::text, json_agg(report_date)::text,
  json_agg(case when is_stopped and reopened_at is null then coalesce(resume_date - report_date, -1) end)::text,
  json_agg(case when accepted_at is null then 0 else 1 end)::text,
  json_agg(case when reopened_at is null and (resume_date is null or accepted_at <= resume_date) then accepted_at - report_date end)::text,
  json_agg(case when reopened_at is null then resume_date - accepted_at end)::text,
  json_agg(case when status in (?, …) then 1 else 0 end)::text
from report_log
where (plant_id = ? and report_date >= ? and report_date < ? and (status not in (?, …) and joined_to_id is null))
--   Aggregate
--     -> Index Scan using report_log__plant_joined_to_report_date_id_ix on report_log
--           Index Cond: ((plant_id = ?) AND (joined_to_id IS NULL) AND (report_date >= ?) AND (report_date < ?))
