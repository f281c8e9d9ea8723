select id from call_ladder where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using call_ladder__plant_sort_order_id_ix on call_ladder
--           Index Cond: (plant_id = ?)

select count(*) from call_ladder where plant_id = ?
--   Aggregate
--     -> Index Only Scan using call_ladder__plant_sort_order_id_ix on call_ladder
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using call_ladder__plant_sort_order_id_ix on call_ladder
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using call_ladder__plant_uq on call_ladder
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using call_ladder__plant_uq on call_ladder
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using call_ladder__plant_uq on call_ladder
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using call_ladder__name_uq on call_ladder
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using call_ladder__name_uq on call_ladder
--                 Index Cond: ((plant_id = ?) AND (name IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using call_ladder__name_uq on call_ladder
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: name
and {} = ? -- {}: urgency, criticality, stops_only, status
and {} in (?, …) -- {}: urgency, criticality, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan using call_ladder__plant_sort_order_id_ix on call_ladder
--           Index Cond: (plant_id = ?)

select max(id) from call_ladder
-- group_urgency, group_criticality, group_stops_only, group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using call_ladder_pkey on call_ladder
--                   Index Cond: (id IS NOT NULL)

select urgency as key0, count(*) from call_ladder where plant_id = ? group by 1 limit ? -- group_urgency
select urgency as key0, count(*), cast(sum(after_minutes) as text), cast(count(after_minutes) as text), cast(min(after_minutes) as text),
  cast(max(after_minutes) as text)
from call_ladder
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: urgency
--           -> Index Scan using call_ladder__plant_sort_order_id_ix on call_ladder
--                 Index Cond: (plant_id = ?)

select criticality as key0, count(*) from call_ladder where plant_id = ? group by 1 limit ? -- group_criticality
--   Limit
--     -> HashAggregate
--           Group Key: criticality
--           -> Index Scan using call_ladder__plant_sort_order_id_ix on call_ladder
--                 Index Cond: (plant_id = ?)

select stops_only as key0, count(*) from call_ladder where plant_id = ? group by 1 limit ? -- group_stops_only
--   Limit
--     -> HashAggregate
--           Group Key: stops_only
--           -> Index Scan using call_ladder__plant_sort_order_id_ix on call_ladder
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from call_ladder where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using call_ladder__plant_sort_order_id_ix on call_ladder
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from call_ladder
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using call_ladder__plant_sort_order_id_ix on call_ladder
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from call_ladder
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using call_ladder__plant_sort_order_id_ix on call_ladder
--                 Index Cond: (plant_id = ?)
