select id from config order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using config_pkey on config

select count(*) from config
--   Aggregate
--     -> Seq Scan on config

order by id asc
--   Limit
--     -> Index Only Scan using config_pkey on config

and id = ?
--   Limit
--     -> Index Only Scan using config_pkey on config
--           Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Index Only Scan Backward using config_pkey on config
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: config_name, config_type
and {} is null -- {}: config_name
and {} in (?, …) -- {}: config_name, config_type
and {} ilike ? escape '\' -- {}: config_name, config_key
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (config_name ilike ? escape '\' and (config_name ilike ? escape '\' or squeezed(config_name) ilike ? escape '\'))
  or (config_key ilike ? escape '\' and (config_key ilike ? escape '\' or squeezed(config_key) ilike ? escape '\'))
-- keyword
--   Limit
--     -> Index Scan Backward using config_pkey on config

and config_key = ?
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using config__config_key_uq on config
--                 Index Cond: (config_key = ?)

and config_key is null
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using config__config_key_uq on config
--                 Index Cond: (config_key IS NULL)

and config_key in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using config__config_key_uq on config
--                 Index Cond: (config_key = ANY (ARRAY[?, ?]))

select max(id) from config -- group_config_type, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using config_pkey on config
--                   Index Cond: (id IS NOT NULL)

select config_type as key0, count(*) from config group by 1 limit ? -- group_config_type, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: config_type
--           -> Seq Scan on config

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from config
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on config

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from config
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on config
