select * from {} where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?)
-- {}: accessory, equipment, ink, repairer, report_log, spare_part
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from part_reservation where (plant_id = ? and part_id in (?, …)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using part_reservation__plant_part_due_date_id_ix on part_reservation
--           Index Cond: ((plant_id = ?) AND (part_id = ANY (ARRAY[?, ?])))

select * from part_reservation where (plant_id = ? and repair_log_id in (?, …)) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using part_reservation__plant_repair_log_due_date_id_ix on part_reservation
--           Index Cond: ((plant_id = ?) AND (repair_log_id = ANY (ARRAY[?, ?])))

select * from plant where (id = ? and id in (?, …)) limit ?
--   Limit
--     -> Index Scan using plant_pkey on plant
--           Index Cond: ((id = ANY (ARRAY[?, ?])) AND (id = ?))

select * from repair_log where (plant_id = ? and status = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--           Index Cond: ((plant_id = ?) AND (status = ?))

select count(*) from {} where (plant_id = ? and (stock_status in (?, …) and status = ? and quantity < min_quantity)) -- {}: accessory, ink
select count(*) from {} where (plant_id = ? and (stock_status in (?, …) and status = ? and quantity - reserved < min_quantity))
-- {}: spare_part
--   Aggregate
--     -> Index Scan using {}__plant_stock_status_code_id_ix on {}
--           Index Cond: ((plant_id = ?) AND (stock_status = ANY (ARRAY[?, ?])))

select count(*) from maintenance_order where (plant_id = ? and (status = ? and done_at >= ?))
--   Aggregate
--     -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--           Index Cond: ((plant_id = ?) AND (status = ?))

select count(*), count(case when plan_date < ? then 1 end)
from maintenance_order
where (plant_id = ? and (status in (?, …) and plan_date <= ?))
--   Aggregate
--     -> Index Only Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--           Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])) AND (plan_date <= ?))

select count(case when status = 'PENDING' and due_from <= ? and not (due_until < ?) then 1 end),
  count(case when status = 'PENDING' and due_until < ? and due_until > ? then 1 end),
  count(case when status = 'DONE' and done_at >= ? then 1 end)
from inspection_order
where (plant_id = ? and plan_date between ? and ?)
--   Aggregate
--     -> Index Scan using inspection_order__plant_plan_date_shift_id_ix on inspection_order
--           Index Cond: ((plant_id = ?) AND (plan_date >= ?) AND (plan_date <= ?))

select id
from {}
where (plant_id = ? and (stock_status in (?, …) and status = ? and quantity < min_quantity))
order by stock_status desc, id asc
limit ?
-- {}: accessory, ink
select id
from {}
where (plant_id = ? and (stock_status in (?, …) and status = ? and quantity - reserved < min_quantity))
order by stock_status desc, id asc
limit ?
-- {}: spare_part
--   Limit
--     -> Sort
--           Sort Key: stock_status COLLATE "C" DESC, id
--           -> Index Scan using {}__plant_stock_status_code_id_ix on {}
--                 Index Cond: ((plant_id = ?) AND (stock_status = ANY (ARRAY[?, ?])))

select id from report_log where (plant_id = ? and (reopened_at is not null and reopened_at >= ?))
--   Index Only Scan using report_log__plant_reopened_at_resume_date_report_date_id_ix on report_log
--     Index Cond: ((plant_id = ?) AND (reopened_at IS NOT NULL) AND (reopened_at >= ?))

select id, equipment_id, status, is_stopped, joined_to_id, report_date, resume_date, reopened_at
from report_log
where (plant_id = ? and status in (?, …))
order by report_date, id
--   Sort
--     Sort Key: report_date, id
--     -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--           Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

select id, report_id, status from repair_log where (plant_id = ? and (report_id in (?, …) and status in (?, …))) order by id
--   Sort
--     Sort Key: id
--     -> Index Scan using repair_log__plant_status_created_at_id_ix on repair_log
--           Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

select json_agg(cast(replace(log_date, '-', '') as integer))::text, json_agg(repairer_id)::text, json_agg(hours)::text
from repair_time_log
where (plant_id = ? and log_date >= ? and log_date < ? and status <> ?)
--   Aggregate
--     -> Index Only Scan using repair_time_log__plant_log_date_repairer_hours_equipment_statu on repair_time_log
--           Index Cond: ((plant_id = ?) AND (log_date >= ?) AND (log_date < ?))

select json_agg(completed_at)::text, json_agg(equipment_id)::text, json_agg(workshop_id)::text
from report_log
where (plant_id = ? and completed_at >= ? and completed_at < ? and (status in (?, …) and joined_to_id is null))
--   Aggregate
--     -> Index Only Scan using report_log__plant_completed_at_status_joined_to_equipment_work on report_log
--           Index Cond: ((plant_id = ?) AND (completed_at >= ?) AND (completed_at < ?) AND (joined_to_id IS NULL))

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

select owner_id, target_id from repair_log_repairer where owner_id = any((select ?::text::bigint[])::bigint[]) order by owner_id, position
--   Incremental Sort
--     Sort Key: repair_log_repairer.owner_id, repair_log_repairer."position"
--     Presorted Key: repair_log_repairer.owner_id
--     InitPlan 1 (returns ?)
--       -> Result
--     -> Index Scan using repair_log_repairer_owner_id_target_id_pk on repair_log_repairer
--           Index Cond: (owner_id = ANY (?))

select part_id, sum(quantity - received), min(expected_date), sum(case when expected_date < ? then quantity - received else 0 end),
  min(case when expected_date >= ? then expected_date end)
from stock_order
where (plant_id = ? and (part_id in (?, …) and state in (?, …)))
group by part_id
--   GroupAggregate
--     Group Key: part_id
--     -> Sort
--           Sort Key: part_id
--           -> Index Scan using stock_order__plant_part_expected_date_id_ix on stock_order
--                 Index Cond: ((plant_id = ?) AND (part_id = ANY (ARRAY[?, ?])))
