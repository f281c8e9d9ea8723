select id from call_attempt where plant_id = ? order by id asc limit ?
--   Limit
--     -> Index Only Scan using call_attempt__plant_id_ix on call_attempt
--           Index Cond: (plant_id = ?)

select count(*) from call_attempt where plant_id = ?
--   Aggregate
--     -> Index Only Scan using call_attempt__plant_event_no_id_ix on call_attempt
--           Index Cond: (plant_id = ?)

order by id desc
--   Limit
--     -> Index Only Scan Backward using call_attempt__plant_id_ix on call_attempt
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using call_attempt__plant_id_ix on call_attempt
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan using call_attempt_pkey on call_attempt
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and run_id = ?
--   Limit
--     -> Index Only Scan using call_attempt__plant_run_id_ix on call_attempt
--           Index Cond: ((plant_id = ?) AND (run_id = ?))

and run_id is null
--   Limit
--     -> Sort
--           Sort Key: id
--           -> Index Only Scan using call_attempt__plant_run_id_ix on call_attempt
--                 Index Cond: ((plant_id = ?) AND (run_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from call_attempt where (plant_id = ? and run_id = ?) order by id asc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using call_attempt__plant_run_id_ix on call_attempt
--                                   Index Cond: ((plant_id = ?) AND (run_id = ?))
--                 …

and {} = ? -- {}: state
and {} in (?, …) -- {}: state
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan using call_attempt__plant_id_ix on call_attempt
--           Index Cond: (plant_id = ?)

select run_id as key0, count(*) from call_attempt where plant_id = ? group by 1 limit ? -- group_run_id
--   Limit
--     -> GroupAggregate
--           Group Key: run_id
--           -> Index Only Scan using call_attempt__plant_run_id_ix on call_attempt
--                 Index Cond: (plant_id = ?)

select state as key0, count(*) from call_attempt where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Index Scan using call_attempt__plant_event_no_id_ix on call_attempt
--                 Index Cond: (plant_id = ?)

select max(id) from call_attempt -- group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using call_attempt_pkey on call_attempt
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from call_attempt
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using call_attempt__plant_event_no_id_ix on call_attempt
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from call_attempt
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using call_attempt__plant_event_no_id_ix on call_attempt
--                 Index Cond: (plant_id = ?)

select run_id as key0, count(*), cast(sum(position) as text), cast(count(position) as text), cast(min(position) as text),
  cast(max(position) as text)
from call_attempt
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: run_id
--           -> Index Scan using call_attempt__plant_run_id_ix on call_attempt
--                 Index Cond: (plant_id = ?)
