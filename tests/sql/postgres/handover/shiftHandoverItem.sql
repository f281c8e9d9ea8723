select id from shift_handover_item where plant_id = ? order by id asc limit ?
--   Limit
--     -> Index Only Scan using shift_handover_item__plant_id_ix on shift_handover_item
--           Index Cond: (plant_id = ?)

select count(*) from shift_handover_item where plant_id = ?
--   Aggregate
--     -> Index Only Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--           Index Cond: (plant_id = ?)

order by id desc
--   Limit
--     -> Index Only Scan Backward using shift_handover_item__plant_id_ix on shift_handover_item
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using shift_handover_item__plant_id_ix on shift_handover_item
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan using shift_handover_item_pkey on shift_handover_item
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and handover_id = ?
--   Limit
--     -> Index Only Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--           Index Cond: ((plant_id = ?) AND (handover_id = ?))

and handover_id is null
--   Limit
--     -> Sort
--           Sort Key: id
--           -> Index Only Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--                 Index Cond: ((plant_id = ?) AND (handover_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from shift_handover_item where (plant_id = ? and handover_id = ?) order by id asc limit ?) as part0
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
--                             -> Index Only Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--                                   Index Cond: ((plant_id = ?) AND (handover_id = ?))
--                 …

and {} = ? -- {}: kind, times, state, is_standing
and {} in (?, …) -- {}: kind, times, state
and ({} >= ? and {} <= ?) -- {}: times, created_at, updated_at
and (title ilike ? escape '\' and (title ilike ? escape '\' or squeezed(title) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan using shift_handover_item__plant_id_ix on shift_handover_item
--           Index Cond: (plant_id = ?)

select handover_id as key0, count(*) from shift_handover_item where plant_id = ? group by 1 limit ? -- group_handover_id
--   Limit
--     -> GroupAggregate
--           Group Key: handover_id
--           -> Index Only Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--                 Index Cond: (plant_id = ?)

select max(id) from shift_handover_item -- group_kind, group_state, group_is_standing, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using shift_handover_item_pkey on shift_handover_item
--                   Index Cond: (id IS NOT NULL)

select kind as key0, count(*) from shift_handover_item where plant_id = ? group by 1 limit ? -- group_kind
--   Limit
--     -> HashAggregate
--           Group Key: kind
--           -> Index Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--                 Index Cond: (plant_id = ?)

select state as key0, count(*) from shift_handover_item where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Index Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--                 Index Cond: (plant_id = ?)

select is_standing as key0, count(*) from shift_handover_item where plant_id = ? group by 1 limit ? -- group_is_standing
--   Limit
--     -> HashAggregate
--           Group Key: is_standing
--           -> Index Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_handover_item
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_handover_item
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--                 Index Cond: (plant_id = ?)

select handover_id as key0, count(*), cast(sum(times) as text), cast(count(times) as text), cast(min(times) as text),
  cast(max(times) as text)
from shift_handover_item
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: handover_id
--           -> Index Scan using shift_handover_item__plant_handover_id_ix on shift_handover_item
--                 Index Cond: (plant_id = ?)
