select id from worker_qualification where plant_id = ? order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using worker_qualification__plant_id_ix on worker_qualification
--           Index Cond: (plant_id = ?)

select count(*) from worker_qualification where plant_id = ?
--   Aggregate
--     -> Index Only Scan using worker_qualification__plant_position_id_ix on worker_qualification
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using worker_qualification__plant_id_ix on worker_qualification
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: name, valid_until
--   Limit
--     -> Index Only Scan using worker_qualification__plant_{}_id_ix on worker_qualification
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using worker_qualification__plant_id_ix on worker_qualification
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan Backward using worker_qualification_pkey on worker_qualification
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: name, worker_id, position_id, valid_until
--   Limit
--     -> Index Only Scan Backward using worker_qualification__plant_{}_id_ix on worker_qualification
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: name, worker_id, position_id
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using worker_qualification__plant_{}_id_ix on worker_qualification
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using worker_qualification__plant_name_id_ix on worker_qualification
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (pinyin ilike ? escape '\' and (pinyin ilike ? escape '\' or squeezed(pinyin) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Index Scan Backward using worker_qualification__plant_id_ix on worker_qualification
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from worker_qualification where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: worker_id, position_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using worker_qualification__plant_{}_id_ix on worker_qualification
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and (valid_until >= ? and valid_until <= ?)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using worker_qualification__plant_valid_until_id_ix on worker_qualification
--                 Index Cond: ((plant_id = ?) AND (valid_until >= ?) AND (valid_until <= ?))

select worker_id as key0, count(*) from worker_qualification where plant_id = ? group by 1 limit ? -- group_worker_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: worker_id
--           -> Index Only Scan using worker_qualification__plant_worker_id_ix on worker_qualification
--                 Index Cond: (plant_id = ?)

select position_id as key0, count(*) from worker_qualification where plant_id = ? group by 1 limit ? -- group_position_id
--   Limit
--     -> GroupAggregate
--           Group Key: position_id
--           -> Index Only Scan using worker_qualification__plant_position_id_ix on worker_qualification
--                 Index Cond: (plant_id = ?)

select substr(valid_until, 1, 7) as key0, count(*) from worker_qualification where plant_id = ? group by 1 limit ? -- group_valid_until
--   Limit
--     -> HashAggregate
--           Group Key: substr(valid_until, 1, 7)
--           -> Index Scan using worker_qualification__plant_position_id_ix on worker_qualification
--                 Index Cond: (plant_id = ?)

select max(id) from worker_qualification -- group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using worker_qualification_pkey on worker_qualification
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from worker_qualification
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using worker_qualification__plant_position_id_ix on worker_qualification
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from worker_qualification
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using worker_qualification__plant_position_id_ix on worker_qualification
--                 Index Cond: (plant_id = ?)
