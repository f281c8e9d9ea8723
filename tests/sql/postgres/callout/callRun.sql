select id from call_run where plant_id = ? order by began_at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using call_run__plant_began_at_id_ix on call_run
--           Index Cond: (plant_id = ?)

select count(*) from call_run where plant_id = ?
--   Aggregate
--     -> Index Only Scan using call_run__plant_state_next_at_id_ix on call_run
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: began_at, run_no
--   Limit
--     -> Index Only Scan using call_run__plant_{}_id_ix on call_run
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using call_run__plant_uq on call_run
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: began_at DESC
--           -> Index Scan using call_run__plant_uq on call_run
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Scan using call_run__plant_uq on call_run
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and run_no = ?
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Scan using call_run__run_no_uq on call_run
--                 Index Cond: ((plant_id = ?) AND (run_no = ?))

and run_no is null
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Scan using call_run__plant_run_no_id_ix on call_run
--                 Index Cond: ((plant_id = ?) AND (run_no IS NULL))

and run_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Scan using call_run__plant_run_no_id_ix on call_run
--                 Index Cond: ((plant_id = ?) AND (run_no = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: run_no
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (run_no ilike ? escape '\' and (run_no ilike ? escape '\' or squeezed(run_no) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan Backward using call_run__plant_began_at_id_ix on call_run
--           Index Cond: (plant_id = ?)

and {} = ? -- {}: ladder_id, report_id, equipment_id
--   Limit
--     -> Index Only Scan Backward using call_run__plant_{}_began_at_id_ix on call_run
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: ladder_id, report_id, equipment_id
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Only Scan using call_run__plant_{}_began_at_id_ix on call_run
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, began_at as at0, id as at1 from call_run where (plant_id = ? and {} = ?) order by began_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: ladder_id, report_id, equipment_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using call_run__plant_{}_began_at_id_ix on call_run
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and (began_at >= ? and began_at <= ?)
--   Limit
--     -> Index Only Scan Backward using call_run__plant_began_at_id_ix on call_run
--           Index Cond: ((plant_id = ?) AND (began_at >= ?) AND (began_at <= ?))

and state = ?
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Scan using call_run__plant_state_next_at_id_ix on call_run
--                 Index Cond: ((plant_id = ?) AND (state = ?))

and state in (?, …)
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Scan using call_run__plant_state_next_at_id_ix on call_run
--                 Index Cond: ((plant_id = ?) AND (state = ANY (ARRAY[?, ?])))

select ladder_id as key0, count(*) from call_run where plant_id = ? group by 1 limit ? -- group_ladder_id
--   Limit
--     -> GroupAggregate
--           Group Key: ladder_id
--           -> Index Only Scan using call_run__plant_ladder_began_at_id_ix on call_run
--                 Index Cond: (plant_id = ?)

select report_id as key0, count(*) from call_run where plant_id = ? group by 1 limit ? -- group_report_id
--   Limit
--     -> GroupAggregate
--           Group Key: report_id
--           -> Index Only Scan using call_run__plant_report_began_at_id_ix on call_run
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from call_run where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using call_run__plant_equipment_began_at_id_ix on call_run
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((began_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from call_run
where plant_id = ?
group by 1
limit ?
-- group_began_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((began_at + '62167420800000'::bigint) / 1000) - '621673…
--           -> Index Scan using call_run__plant_state_next_at_id_ix on call_run
--                 Index Cond: (plant_id = ?)

select state as key0, count(*) from call_run where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> GroupAggregate
--           Group Key: state
--           -> Index Only Scan using call_run__plant_state_next_at_id_ix on call_run
--                 Index Cond: (plant_id = ?)

select max(id) from call_run -- group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using call_run_pkey on call_run
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from call_run
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using call_run__plant_state_next_at_id_ix on call_run
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from call_run
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using call_run__plant_state_next_at_id_ix on call_run
--                 Index Cond: (plant_id = ?)

select ladder_id as key0, count(*), cast(sum(position) as text), cast(count(position) as text), cast(min(position) as text),
  cast(max(position) as text)
from call_run
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: ladder_id
--           -> Index Scan using call_run__plant_ladder_began_at_id_ix on call_run
--                 Index Cond: (plant_id = ?)
