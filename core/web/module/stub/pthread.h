/// LEMON's lock (lemon/bits/lock.h) in a program of one thread. The system's pthread.h, which is not for this target, is not found behind it.
#pragma once

using pthread_mutex_t = int;

inline int pthread_mutex_init(pthread_mutex_t* /*lock*/, const void* /*attributes*/) { return 0; }
inline int pthread_mutex_destroy(pthread_mutex_t* /*lock*/) { return 0; }
inline int pthread_mutex_lock(pthread_mutex_t* /*lock*/) { return 0; }
inline int pthread_mutex_unlock(pthread_mutex_t* /*lock*/) { return 0; }
