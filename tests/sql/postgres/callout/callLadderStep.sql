select id from call_ladder_step where plant_id = ? order by position asc, id asc limit ?
--   Limit
--     -> Index Only Scan using call_ladder_step__plant_position_id_ix on call_ladder_step
--           Index Cond: (plant_id = ?)

select count(*) from call_ladder_step where plant_id = ?
--   Aggregate
--     -> Index Only Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--           Index Cond: (plant_id = ?)

order by position desc, id desc
--   Limit
--     -> Index Only Scan Backward using call_ladder_step__plant_position_id_ix on call_ladder_step
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using call_ladder_step__plant_uq on call_ladder_step
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: "position"
--           -> Index Scan using call_ladder_step__plant_uq on call_ladder_step
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: "position", id
--           -> Index Scan using call_ladder_step__plant_uq on call_ladder_step
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and ladder_id = ?
--   Limit
--     -> Index Only Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--           Index Cond: ((plant_id = ?) AND (ladder_id = ?))

and ladder_id is null
--   Limit
--     -> Sort
--           Sort Key: "position", id
--           -> Index Only Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--                 Index Cond: ((plant_id = ?) AND (ladder_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, position as at0, id as at1
    from call_ladder_step
    where (plant_id = ? and ladder_id = ?)
    order by position asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--                                   Index Cond: ((plant_id = ?) AND (ladder_id = ?))
--                 …

and {} = ? -- {}: whom
and {} in (?, …) -- {}: whom
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan using call_ladder_step__plant_position_id_ix on call_ladder_step
--           Index Cond: (plant_id = ?)

select ladder_id as key0, count(*) from call_ladder_step where plant_id = ? group by 1 limit ? -- group_ladder_id
--   Limit
--     -> GroupAggregate
--           Group Key: ladder_id
--           -> Index Only Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--                 Index Cond: (plant_id = ?)

select max(id) from call_ladder_step -- group_whom, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using call_ladder_step_pkey on call_ladder_step
--                   Index Cond: (id IS NOT NULL)

select whom as key0, count(*) from call_ladder_step where plant_id = ? group by 1 limit ? -- group_whom
--   Limit
--     -> HashAggregate
--           Group Key: whom
--           -> Index Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from call_ladder_step
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from call_ladder_step
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--                 Index Cond: (plant_id = ?)

select ladder_id as key0, count(*), cast(sum(pause_minutes) as text), cast(count(pause_minutes) as text), cast(min(pause_minutes) as text),
  cast(max(pause_minutes) as text)
from call_ladder_step
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: ladder_id
--           -> Index Scan using call_ladder_step__plant_ladder_position_id_ix on call_ladder_step
--                 Index Cond: (plant_id = ?)
