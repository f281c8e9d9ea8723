select id from worker where plant_id = ? order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using worker__plant_sort_order_id_ix on worker
--           Index Cond: (plant_id = ?)

select count(*) from worker where plant_id = ?
--   Aggregate
--     -> Index Only Scan using worker__user_id_uq on worker
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using worker__plant_sort_order_id_ix on worker
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using worker__plant_uq on worker
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: worker_no, name
--   Limit
--     -> Index Only Scan using worker__plant_{}_id_ix on worker
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using worker__plant_uq on worker
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using worker__plant_uq on worker
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and worker_no = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using worker__worker_no_uq on worker
--                 Index Cond: ((plant_id = ?) AND (worker_no = ?))

and {} is null -- {}: worker_no, name
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using worker__plant_{}_id_ix on worker
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

and {} in (?, …) -- {}: worker_no, name
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using worker__plant_{}_id_ix on worker
--                 Index Cond: ((plant_id = ?) AND ({} = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: worker_no, name, team
and {} = ? -- {}: team, status
and {} is null -- {}: team
and {} in (?, …) -- {}: team, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (worker_no ilike ? escape '\' and (worker_no ilike ? escape '\' or squeezed(worker_no) ilike ? escape '\'))
    or (pinyin ilike ? escape '\' and (pinyin ilike ? escape '\' or squeezed(pinyin) ilike ? escape '\'))
    or (team ilike ? escape '\' and (team ilike ? escape '\' or squeezed(team) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Index Scan using worker__plant_sort_order_id_ix on worker
--           Index Cond: (plant_id = ?)

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using worker__plant_name_id_ix on worker
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and {} = ? -- {}: position_id, user_id
--   Limit
--     -> Index Only Scan using worker__plant_{}_sort_order_id_ix on worker
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and position_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using worker__plant_position_sort_order_id_ix on worker
--                 Index Cond: ((plant_id = ?) AND (position_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from worker where (plant_id = ? and {} = ?) order by sort_order asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: position_id, user_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using worker__plant_{}_sort_order_id_ix on worker
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and user_id is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using worker__user_id_uq on worker
--                 Index Cond: ((plant_id = ?) AND (user_id IS NULL))

select position_id as key0, count(*) from worker where plant_id = ? group by 1 limit ? -- group_position_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: position_id
--           -> Index Only Scan using worker__plant_position_sort_order_id_ix on worker
--                 Index Cond: (plant_id = ?)

select user_id as key0, count(*) from worker where plant_id = ? group by 1 limit ? -- group_user_id
--   Limit
--     -> GroupAggregate
--           Group Key: user_id
--           -> Index Only Scan using worker__user_id_uq on worker
--                 Index Cond: (plant_id = ?)

select max(id) from worker -- group_status, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using worker_pkey on worker
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from worker where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using worker__user_id_uq on worker
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from worker
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using worker__user_id_uq on worker
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from worker
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using worker__user_id_uq on worker
--                 Index Cond: (plant_id = ?)
