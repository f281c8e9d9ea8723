select id from app_version order by build desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using app_version__build_id_ix on app_version

select count(*) from app_version
--   Aggregate
--     -> Seq Scan on app_version

order by build asc, id asc
--   Limit
--     -> Index Only Scan using app_version__build_id_ix on app_version

order by id asc
--   Limit
--     -> Index Only Scan using app_version_pkey on app_version

and id = ?
--   Limit
--     -> Sort
--           Sort Key: build DESC
--           -> Index Scan using app_version_pkey on app_version
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: build DESC, id DESC
--           -> Index Scan using app_version_pkey on app_version
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and platform = ?
--   Limit
--     -> Incremental Sort
--           Sort Key: build DESC, id DESC
--           Presorted Key: build
--           -> Index Scan Backward using app_version__platform_build_uq on app_version
--                 Index Cond: (platform = ?)

and platform in (?, …)
--   Limit
--     -> Sort
--           Sort Key: build DESC, id DESC
--           -> Index Scan using app_version__platform_build_uq on app_version
--                 Index Cond: (platform = ANY (ARRAY[?, ?]))

and {} = ? -- {}: version, released
and {} is null -- {}: version
and {} in (?, …) -- {}: version
and {} ilike ? escape '\' -- {}: version
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and version ilike ? escape '\' and (version ilike ? escape '\' or squeezed(version) ilike ? escape '\') -- keyword
--   Limit
--     -> Index Scan Backward using app_version__build_id_ix on app_version

select platform as key0, count(*) from app_version group by 1 limit ? -- group_platform
--   Limit
--     -> GroupAggregate
--           Group Key: platform
--           -> Index Only Scan using app_version__platform_build_uq on app_version

select max(id) from app_version -- group_released, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using app_version_pkey on app_version
--                   Index Cond: (id IS NOT NULL)

select released as key0, count(*) from app_version group by 1 limit ? -- group_released
--   Limit
--     -> HashAggregate
--           Group Key: released
--           -> Seq Scan on app_version

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from app_version
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on app_version

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from app_version
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on app_version

select platform as key0, count(*), cast(sum(file_bytes) as text), cast(count(file_bytes) as text), cast(min(file_bytes) as text),
  cast(max(file_bytes) as text)
from app_version
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: platform
--           -> Index Scan using app_version__platform_build_uq on app_version
