select id from plant where id in (?, …) order by sort_order asc, id asc limit ?
and {} is null -- {}: name, code
and {} ilike ? escape '\' -- {}: name, code
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (code ilike ? escape '\' and (code ilike ? escape '\' or squeezed(code) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using plant_pkey on plant
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

select count(*) from plant where id in (?, …)
--   Aggregate
--     -> Index Only Scan using plant_pkey on plant
--           Index Cond: (id = ANY (ARRAY[?, ?]))

order by sort_order desc, id desc
--   Limit
--     -> Sort
--           Sort Key: sort_order DESC, id DESC
--           -> Index Scan using plant_pkey on plant
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

order by id asc
--   Limit
--     -> Index Only Scan using plant_pkey on plant
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using plant_pkey on plant
--                 Index Cond: ((id = ANY (ARRAY[?, ?])) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using plant_pkey on plant
--                 Index Cond: ((id = ANY (ARRAY[?, ?])) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: name, code
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using plant__{}_uq on plant
--                 Index Cond: ({} = ?)

and {} in (?, …) -- {}: name, code
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using plant__{}_uq on plant
--                 Index Cond: ({} = ANY (ARRAY[?, ?]))

select max(id) from plant -- group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using plant_pkey on plant
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from plant where id in (?, …) group by 1 limit ? -- group_status, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: status
--           -> Sort
--                 Sort Key: status COLLATE "C"
--                 -> Index Scan using plant_pkey on plant
--                       Index Cond: (id = ANY (ARRAY[?, ?]))

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from plant
where id in (?, …)
group by 1
limit ?
-- group_created_at
--   Limit
--     -> GroupAggregate
--           Group Key: (to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '621…
--           -> Sort
--                 Sort Key: (to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) -…
--                 -> Index Scan using plant_pkey on plant
--                       Index Cond: (id = ANY (ARRAY[?, ?]))

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from plant
where id in (?, …)
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> GroupAggregate
--           Group Key: (to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '621…
--           -> Sort
--                 Sort Key: (to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) -…
--                 -> Index Scan using plant_pkey on plant
--                       Index Cond: (id = ANY (ARRAY[?, ?]))
