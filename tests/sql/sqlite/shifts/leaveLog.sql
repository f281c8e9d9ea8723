select id from leave_log where plant_id = ? order by booked_at desc, id desc limit ?
and id in (?, …) -- id
and {} is null -- {}: entitlement_id
and {} = ? -- {}: store_type, state
and {} in (?, …) -- {}: store_type, state
and 1 = 0 -- keyword, covered
select row_groups(10000, 1, 0, store_type) from leave_log where plant_id = ? -- group_store_type
select row_groups(10000, 1, 0, state) from leave_log where plant_id = ? -- group_state
--   SEARCH leave_log USING COVERING INDEX leave_log__plant_booked_at_id_store_type_state_entitlement_ix (plant_id=?)

select count(*) from leave_log where plant_id = ?
--   SEARCH leave_log USING COVERING INDEX leave_log__reverses_id_uq (plant_id=?)

order by booked_at asc, id asc
--   SEARCH leave_log USING COVERING INDEX leave_log__plant_booked_at_id_store_type_state_entitlement_ix (plant_id=?)

order by id asc
--   SEARCH leave_log USING COVERING INDEX leave_log__plant_uq (plant_id=?)

and id = ?
--   SEARCH leave_log USING INTEGER PRIMARY KEY (rowid=?)

and {} = ? -- {}: entitlement_id, worker_vacation_id
and {} is null -- {}: worker_vacation_id
--   SEARCH leave_log USING COVERING INDEX leave_log__plant_{}_booked_at_id_ix (plant_id=? AND {}=?)

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH leave_log USING COVERING INDEX leave_log__plant_{}_booked_at_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH leave_log USING COVERING INDEX leave_log__plant_{}_booked_at_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and (booked_at >= ? and booked_at <= ?)
--   SEARCH leave_log USING COVERING INDEX leave_log__plant_booked_at_id_store_type_state_entitlement_ix (plant_id=? AND booked_at>? AND booked_at<?)

and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH leave_log USING INDEX leave_log__plant_booked_at_id_store_type_state_entitlement_ix (plant_id=?)

select row_groups(10000, 1, 0, entitlement_id) from leave_log where plant_id = ? -- group_entitlement_id
--   SEARCH leave_log USING COVERING INDEX leave_log__plant_entitlement_booked_at_id_ix (plant_id=?)

select row_groups(10000, 1, 1, (booked_at + 62167420800000) / 86400000 - 719530) from leave_log where plant_id = ? -- group_booked_at
select worker_vacation_id as key0, count(*) from leave_log where plant_id = ? group by 1 limit ? -- group_worker_vacation_id
--   SEARCH leave_log USING COVERING INDEX leave_log__plant_worker_vacation_booked_at_id_ix (plant_id=?)

select max(id) from leave_log -- group_created_at, group_updated_at, group_measures
--   SEARCH leave_log

select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from leave_log indexed by leave_log__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from leave_log indexed by leave_log__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, entitlement_id, quantity) from leave_log indexed by leave_log__plant_uq where plant_id = ? -- group_measures
--   SEARCH leave_log USING INDEX leave_log__plant_uq (plant_id=?)
