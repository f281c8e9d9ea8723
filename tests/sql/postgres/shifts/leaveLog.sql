select id from leave_log where plant_id = ? order by booked_at desc, id desc limit ?
and {} in (?, …) -- {}: store_type, state
--   Limit
--     -> Index Only Scan Backward using leave_log__plant_booked_at_id_store_type_state_entitlement_ix on leave_log
--           Index Cond: (plant_id = ?)

select count(*) from leave_log where plant_id = ?
--   Aggregate
--     -> Index Only Scan using leave_log__plant_worker_vacation_booked_at_id_ix on leave_log
--           Index Cond: (plant_id = ?)

order by booked_at asc, id asc
--   Limit
--     -> Index Only Scan using leave_log__plant_booked_at_id_store_type_state_entitlement_ix on leave_log
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using leave_log__plant_uq on leave_log
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC
--           -> Index Scan using leave_log__plant_uq on leave_log
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Index Scan using leave_log__plant_uq on leave_log
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: entitlement_id, worker_vacation_id
--   Limit
--     -> Index Only Scan Backward using leave_log__plant_{}_booked_at_id_ix on leave_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: entitlement_id, worker_vacation_id
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Index Only Scan using leave_log__plant_{}_booked_at_id_ix on leave_log
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, booked_at as at0, id as at1 from leave_log where (plant_id = ? and {} = ?) order by booked_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: entitlement_id, worker_vacation_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using leave_log__plant_{}_booked_at_id_ix on leave_log
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} = ? -- {}: store_type, state
--   Limit
--     -> Index Only Scan Backward using leave_log__plant_booked_at_id_store_type_state_entitlement_ix on leave_log
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and (booked_at >= ? and booked_at <= ?)
--   Limit
--     -> Index Only Scan Backward using leave_log__plant_booked_at_id_store_type_state_entitlement_ix on leave_log
--           Index Cond: ((plant_id = ?) AND (booked_at >= ?) AND (booked_at <= ?))

and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using leave_log__plant_booked_at_id_store_type_state_entitlement_ix on leave_log
--           Index Cond: (plant_id = ?)

and 1 = 0 -- keyword, covered
--   Limit
--     -> Sort
--           Sort Key: booked_at DESC, id DESC
--           -> Result
--                 One-Time Filter: false

select entitlement_id as key0, count(*) from leave_log where plant_id = ? group by 1 limit ? -- group_entitlement_id
--   Limit
--     -> GroupAggregate
--           Group Key: entitlement_id
--           -> Index Only Scan using leave_log__plant_entitlement_booked_at_id_ix on leave_log
--                 Index Cond: (plant_id = ?)

select store_type as key0, count(*) from leave_log where plant_id = ? group by 1 limit ? -- group_store_type
--   Limit
--     -> HashAggregate
--           Group Key: store_type
--           -> Index Scan using leave_log__plant_worker_vacation_booked_at_id_ix on leave_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((booked_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from leave_log
where plant_id = ?
group by 1
limit ?
-- group_booked_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((booked_at + '62167420800000'::bigint) / 1000) - '62167…
--           -> Index Only Scan using leave_log__plant_worker_vacation_booked_at_id_ix on leave_log
--                 Index Cond: (plant_id = ?)

select state as key0, count(*) from leave_log where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Index Scan using leave_log__plant_worker_vacation_booked_at_id_ix on leave_log
--                 Index Cond: (plant_id = ?)

select worker_vacation_id as key0, count(*) from leave_log where plant_id = ? group by 1 limit ? -- group_worker_vacation_id
--   Limit
--     -> GroupAggregate
--           Group Key: worker_vacation_id
--           -> Index Only Scan using leave_log__plant_worker_vacation_booked_at_id_ix on leave_log
--                 Index Cond: (plant_id = ?)

select max(id) from leave_log -- group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using leave_log_pkey on leave_log
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from leave_log
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using leave_log__plant_worker_vacation_booked_at_id_ix on leave_log
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from leave_log
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using leave_log__plant_worker_vacation_booked_at_id_ix on leave_log
--                 Index Cond: (plant_id = ?)

select entitlement_id as key0, count(*), cast(sum(quantity) as text), cast(count(quantity) as text), cast(min(quantity) as text),
  cast(max(quantity) as text)
from leave_log
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: entitlement_id
--           -> Index Scan using leave_log__plant_entitlement_booked_at_id_ix on leave_log
--                 Index Cond: (plant_id = ?)
