select id from wall_display where plant_id = ? order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using wall_display__plant_id_ix on wall_display
--           Index Cond: (plant_id = ?)

select count(*) from wall_display where plant_id = ?
--   Aggregate
--     -> Index Only Scan using wall_display__plant_id_ix on wall_display
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using wall_display__plant_id_ix on wall_display
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using wall_display__plant_id_ix on wall_display
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan Backward using wall_display_pkey on wall_display
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using wall_display__name_uq on wall_display
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using wall_display__name_uq on wall_display
--                 Index Cond: ((plant_id = ?) AND (name IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using wall_display__name_uq on wall_display
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: name
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan Backward using wall_display__plant_id_ix on wall_display
--           Index Cond: (plant_id = ?)

select max(id) from wall_display -- group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using wall_display_pkey on wall_display
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from wall_display where plant_id = ? group by 1 limit ? -- group_status
select status as key0, count(*), cast(sum(downtime_seconds) as text), cast(count(downtime_seconds) as text),
  cast(min(downtime_seconds) as text), cast(max(downtime_seconds) as text)
from wall_display
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using wall_display__plant_id_ix on wall_display
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from wall_display
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using wall_display__plant_id_ix on wall_display
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from wall_display
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using wall_display__plant_id_ix on wall_display
--                 Index Cond: (plant_id = ?)
